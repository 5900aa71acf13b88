# The texts of Unconscious Mind.

## The game

um-name = Unconscious Mind
um-blurb = State ideas at Freud’s table, gather insights and cure your clients in Vienna: 1 to 4 players.

## Questions

um-ask-client = Which client do you take into your first room?
um-ask-starting-tile = Which starting tile do you keep?
um-ask-starting-cell = In which cell do you lay your starting tile?
um-ask-turn = What do you do in this turn?
um-ask-point = Which space, and which action?
um-ask-pieces = How many ideas do you place?
um-ask-ink = How far does your Inkpot move?
um-ask-row = Which notebook row do you trigger?
um-ask-column = Which unlocked column do you trigger?
um-ask-line = { $line }: which effect do you trigger next?
um-ask-own-tile = Which of your tiles do you trigger?
um-ask-zone = Which action of the reputation track do you carry out?
um-ask-may = Do you carry out “{ $effect }”?
um-ask-all = Which effect comes next?
um-ask-choose = Which of these effects do you choose?
um-ask-repeat = Do you carry out “{ $effect }” (again)?
um-ask-pay = What do you pay with?
um-ask-pay-dream = Which insight do you use for the dream { $dream }?
um-ask-pay-set = Which insight do you use for the box?
# $ring: minor, median or major
# $quality: growth, freedom, passion or any
um-ask-generate =
    Which insight becomes a { $ring ->
        [minor] minor
        [median] median
       *[major] major
    } { $quality ->
        [growth] Growth
        [freedom] Freedom
        [passion] Passion
       *[any] insight of any quality
    }?
um-ask-elevate = Which insight do you elevate?
um-ask-transfer = Which insight do you transfer, and where?
um-ask-proceed =
    { $lost ->
        [one] { $lost } coffee would be lost. Spend some first?
       *[other] { $lost } coffee would be lost. Spend some first?
    }
um-ask-swap = Which card of your hand do you swap?
um-ask-play = Which Research card do you play?
um-ask-publish = Which Treatise do you publish?
um-ask-volume = Which card is the next volume of { $treatise }?
um-ask-endow = Which insight of your colour goes on the Treatise?
um-ask-tile = Which Notebook tile do you gain?
um-ask-tile-effects = Which effect of the tile do you trigger?
um-ask-place-tile = Where do you place { $tile }?
# $figure: freud or professor
um-ask-walk =
    How far does { $figure ->
        [freud] Freud
       *[professor] your Professor
    } move?
um-ask-visit = { $location }: how do you count your triggers?
um-ask-location = { $location }: which effect do you trigger? Triggers left: { $left }.
um-ask-exchange-dream = Which manifest dream do you swap with a shown one?
um-ask-take-back-idea = Which idea do you take back from the table?
um-ask-copy-display = Which tile of the display do you trigger?
um-ask-bonus = Which bonus do you take?
um-ask-mark = Which insight of your colour goes into the district?
um-ask-treat = Which client do you treat now?
um-ask-moment = Which lasting effect comes next?
um-ask-boxes = Do you use a Heart-Shaped Box for a client?
um-ask-draft = Which client comes into which room?
um-ask-manifest = Which manifest dream covers the latent one?
um-ask-over = The game is over.

## Answers on offer

um-offer-state-ideas = State ideas
um-offer-recall = Recall ideas
um-offer-treat = Treat { $client }
um-offer-pass = Pass
um-offer-point = { $space }: point at { $action }
    .lead = { $space }, { $action }
um-offer-lay =
    { $bright ->
        [0] { $ideas ->
            [one] Place { $ideas } idea
           *[other] Place { $ideas } ideas
        }
       *[other] { $ideas ->
            [0] { $bright ->
                [one] Place { $bright } Bright Idea
               *[other] Place { $bright } Bright Ideas
            }
            [one] Place { $ideas } idea and { $bright } Bright Idea
           *[other] Place { $ideas } ideas and { $bright } Bright Idea
        }
    }
um-offer-do = Yes, do it
um-offer-skip = Go on without it
um-offer-no-more = Nothing more
um-offer-effect = Effect: { $effect }
    .lead = { $effect }
# $part: first, second, third, printed, end, banner or main
um-offer-trigger =
    { $part ->
        [first] First tile
        [second] Second tile
        [third] Third tile
        [printed] Printed insight
        [end] Effect at the end
        [banner] Banner
       *[main] Main effect
    }: { $effect }
um-offer-line = Trigger: { $line }
    .lead = { $line }
um-offer-ink =
    Move { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }{ $bright ->
        [0] {""}
       *[other] {""}, Bright Ideas: { $bright }
    }
um-offer-walk =
    { $location } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    })
# $by: tags or figures
um-offer-visit =
    { $by ->
        [tags] Count tags
       *[figures] Count figures
    }: { $triggers ->
        [one] { $triggers } trigger
       *[other] { $triggers } triggers
    }{ $bright ->
        [0] {""}
       *[other] {""}, Bright Ideas: { $bright }
    }
# $kind: own or common
um-offer-generate =
    Generate { $to } from { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    })
# $kind: own or common
um-offer-elevate =
    Elevate { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    })
# $kind: own or common
um-offer-transfer =
    Transfer { $spot } to { $to } ({ $kind ->
        [own] own colour
       *[common] common
    })
# $kind: own or common
um-offer-use =
    Use { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    })
# $kind: own or common
um-offer-suppress =
    Suppress { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    })
um-offer-coffee = Use a coffee instead
um-offer-discard = Discard { $card }
um-offer-swap = Swap { $give } for { $take }
um-offer-play = Play { $card }
um-offer-publish = Publish { $treatise }
um-offer-volume = Volume: { $card }
    .lead = { $card }
um-offer-endow = Give the insight from { $spot }
um-offer-tile = Gain { $tile }
um-offer-no-tile = { $level }: score the points of the empty place
um-offer-cell = Place: { $cell }
    .lead = { $cell }
um-offer-replace = Replace { $tile } ({ $cell })
um-offer-discard-tile = Discard the new tile
um-offer-keep = Keep { $tile }
um-offer-draft = Take { $client } ({ $room })
um-offer-dream = Take { $dream }
um-offer-dream-top = Take the unseen top card
um-offer-box = Use a box: { $room }
    .lead = { $room }
um-offer-lasting = Lasting effect of { $client }
um-offer-bonus = Take the bonus: { $slot } ({ $effect })
    .lead = { $slot }
um-offer-exchange = { $room }: swap for { $dream }
um-offer-take-back = Take the idea back: { $space }
    .lead = { $space }
um-offer-copy = Trigger the displayed tile: { $place }
    .lead = { $place }
um-offer-coffee-elevate = Coffee: elevate an insight
um-offer-coffee-transfer = Coffee: transfer an insight
um-offer-coffee-bright = Coffee: gain a Bright Idea
um-offer-insights-box = Insights: gain a Heart-Shaped Box
um-offer-box-points = Heart-Shaped Box: score points

## What happens

um-event-drew = You draw { $card }.
um-event-round-started = Round { $round } begins.
um-event-turn-started = { $seat } is on turn.
    .you = Your turn.
um-event-turn-ended = { $seat } ends the turn.
    .you = You end your turn.
um-event-ended = { $seat } wins.
    .you = You win.
um-event-kept = { $seat } keeps the tile { $tile }; the Professor starts here: { $location }.
    .you = You keep the tile { $tile }; the Professor starts here: { $location }.
um-event-spare-laid = Nobody takes { $client }, who goes below the routine deck.
um-event-state-ideas = { $seat } states ideas.
    .you = You state ideas.
um-event-pointed = { $seat } chooses a space: { $space }, { $action }.
    .you = You choose a space: { $space }, { $action }.
um-event-laid =
    { $seat } places { $bright ->
        [0] { $ideas ->
            [one] { $ideas } idea
           *[other] { $ideas } ideas
        }
       *[other] { $ideas ->
            [0] { $bright ->
                [one] { $bright } Bright Idea
               *[other] { $bright } Bright Ideas
            }
           *[other] { $ideas } idea and { $bright } Bright Idea
        }
    } on { $space } for { $action }.
    .you =
        You place { $bright ->
            [0] { $ideas ->
                [one] { $ideas } idea
               *[other] { $ideas } ideas
            }
           *[other] { $ideas ->
                [0] { $bright ->
                    [one] { $bright } Bright Idea
                   *[other] { $bright } Bright Ideas
                }
               *[other] { $ideas } idea and { $bright } Bright Idea
            }
        } on { $space } for { $action }.
um-event-recall-began = { $seat } recalls ideas (different spaces: { $spaces }).
    .you = You recall ideas (different spaces: { $spaces }).
um-event-ideas-back =
    { $seat } takes { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    } back.
    .you =
        You take { $ideas ->
            [one] { $ideas } idea
           *[other] { $ideas } ideas
        } back.
um-event-treat-began = { $seat } treats { $client }.
    .you = You treat { $client }.
um-event-passed = { $seat } passes.
    .you = You pass.
um-event-agreed = { $seat } carries out: { $effect }.
    .you = You carry out: { $effect }.
um-event-skipped = { $seat } goes on without it.
    .you = You go on without it.
um-event-picked = { $seat } chooses: { $effect }.
    .you = You choose: { $effect }.
um-event-chose-line = { $seat } triggers part of the notebook: { $line }.
    .you = You trigger part of the notebook: { $line }.
# $part: first, second, third, printed, end, banner or main
um-event-triggered =
    { $seat } triggers { $part ->
        [first] the first tile
        [second] the second tile
        [third] the third tile
        [printed] the printed insight
        [end] the effect at the end
        [banner] the banner
       *[main] the main effect
    }: { $effect }.
    .you =
        You trigger { $part ->
            [first] the first tile
            [second] the second tile
            [third] the third tile
            [printed] the printed insight
            [end] the effect at the end
            [banner] the banner
           *[main] the main effect
        }: { $effect }.
um-event-tile-triggered = { $seat } triggers the tile { $tile }.
    .you = You trigger the tile { $tile }.
um-event-inked =
    { $seat } moves the Inkpot { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }{ $bright ->
        [0] {""}
       *[other] {""}, Bright Ideas: { $bright }
    }{ $unlocked ->
        [0] {""}
       *[other] {""}, ideas unlocked: { $unlocked }
    }.
    .you =
        You move your Inkpot { $steps ->
            [one] { $steps } space
           *[other] { $steps } spaces
        }{ $bright ->
            [0] {""}
           *[other] {""}, Bright Ideas: { $bright }
        }{ $unlocked ->
            [0] {""}
           *[other] {""}, ideas unlocked: { $unlocked }
        }.
um-event-track-triggered = { $seat } triggers the reputation track: points { $points }, coffee { $coffee }.
    .you = You trigger the reputation track: points { $points }, coffee { $coffee }.
# $kind: own or common
um-event-generated =
    { $seat } generates { $to } from { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    }).
    .you =
        You generate { $to } from { $spot } ({ $kind ->
            [own] own colour
           *[common] common
        }).
# $kind: own or common
um-event-elevated =
    { $seat } elevates { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    }).
    .you =
        You elevate { $spot } ({ $kind ->
            [own] own colour
           *[common] common
        }).
# $kind: own or common
um-event-transferred =
    { $seat } transfers { $spot } to { $to } ({ $kind ->
        [own] own colour
       *[common] common
    }).
    .you =
        You transfer { $spot } to { $to } ({ $kind ->
            [own] own colour
           *[common] common
        }).
# $kind: own or common
um-event-used =
    { $seat } uses { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    }).
    .you =
        You use { $spot } ({ $kind ->
            [own] own colour
           *[common] common
        }).
# $kind: own or common
um-event-suppressed =
    { $seat } suppresses { $spot } ({ $kind ->
        [own] own colour
       *[common] common
    }).
    .you =
        You suppress { $spot } ({ $kind ->
            [own] own colour
           *[common] common
        }).
# $good: coffee, box or bright
um-event-paid =
    { $seat } pays { $good ->
        [coffee] { $count } coffee
        [box] { $count ->
            [one] { $count } Heart-Shaped Box
           *[other] { $count } Heart-Shaped Boxes
        }
       *[bright] { $count ->
            [one] { $count } Bright Idea
           *[other] { $count } Bright Ideas
        }
    }.
    .you =
        You pay { $good ->
            [coffee] { $count } coffee
            [box] { $count ->
                [one] { $count } Heart-Shaped Box
               *[other] { $count } Heart-Shaped Boxes
            }
           *[bright] { $count ->
                [one] { $count } Bright Idea
               *[other] { $count } Bright Ideas
            }
        }.
um-event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
# $good: coffee, box, bright or points
um-event-gained =
    { $seat } { $good ->
        [coffee] gains { $count } coffee
        [box] gains { $count ->
            [one] { $count } Heart-Shaped Box
           *[other] { $count } Heart-Shaped Boxes
        }
        [bright] gains { $count ->
            [one] { $count } Bright Idea
           *[other] { $count } Bright Ideas
        }
       *[points] scores { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }{ $beyond ->
        [0] {""}
       *[other] { $good ->
            [box] {""}; no room for { $beyond }: { $points } points instead
           *[other] {""}, above the limit: { $beyond }
        }
    }.
    .you =
        You { $good ->
            [coffee] gain { $count } coffee
            [box] gain { $count ->
                [one] { $count } Heart-Shaped Box
               *[other] { $count } Heart-Shaped Boxes
            }
            [bright] gain { $count ->
                [one] { $count } Bright Idea
               *[other] { $count } Bright Ideas
            }
           *[points] score { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
        }{ $beyond ->
            [0] {""}
           *[other] { $good ->
                [box] {""}; no room for { $beyond }: { $points } points instead
               *[other] {""}, above the limit: { $beyond }
            }
        }.
um-event-reputation =
    { $seat } gains a reputation point{ $points ->
        [0] {""}
       *[other] {""}, points: { $points }
    }{ $steps ->
        [0] {""}
       *[other] {""}, steps for Freud: { $steps }
    }.
    .you =
        You gain a reputation point{ $points ->
            [0] {""}
           *[other] {""}, points: { $points }
        }{ $steps ->
            [0] {""}
           *[other] {""}, steps for Freud: { $steps }
        }.
um-event-signalled = { $seat } signals the end of the game.
    .you = You signal the end of the game.
# $free: coffee-elevate, coffee-transfer, coffee-bright, insights-box or box-points
um-event-freed =
    { $seat } takes a free action: { $free ->
        [coffee-elevate] { $coffee } coffee to elevate
        [coffee-transfer] { $coffee } coffee to transfer
        [coffee-bright] { $coffee } coffee for { $gained ->
            [one] { $gained } Bright Idea
           *[other] { $gained } Bright Ideas
        }
        [insights-box] insights for a box
       *[box-points] a box for { $gained ->
            [one] { $gained } point
           *[other] { $gained } points
        }
    }.
    .you =
        You take a free action: { $free ->
            [coffee-elevate] { $coffee } coffee to elevate
            [coffee-transfer] { $coffee } coffee to transfer
            [coffee-bright] { $coffee } coffee for { $gained ->
                [one] { $gained } Bright Idea
               *[other] { $gained } Bright Ideas
            }
            [insights-box] insights for a box
           *[box-points] a box for { $gained ->
                [one] { $gained } point
               *[other] { $gained } points
            }
        }.
um-event-card-drawn = { $seat } draws a Research card.
    .you = You draw a Research card.
um-event-no-card = { $seat } draws nothing: the research deck is empty.
    .you = You draw nothing: the research deck is empty.
um-event-swapped = { $seat } swaps { $give } for { $take }.
    .you = You swap { $give } for { $take }.
um-event-played = { $seat } plays { $card }.
    .you = You play { $card }.
um-event-publish-began = { $seat } begins to publish { $treatise }.
    .you = You begin to publish { $treatise }.
um-event-volume-laid = { $seat } lays a volume: { $card }.
    .you = You lay a volume: { $card }.
um-event-volume-cited = { $seat } cites a volume of { $owner }: { $card }. Reward for { $owner }: { $points } points and { $bright } Bright Idea.
    .you = You cite a volume of { $owner }: { $card }. Reward for { $owner }: { $points } points and { $bright } Bright Idea.
um-event-published =
    { $seat } publishes { $treatise }, gives it an insight of their colour ({ $spot }) and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        You publish { $treatise }, give it an insight of your colour ({ $spot }) and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-took-tile = { $seat } gains the tile { $tile }.
    .you = You gain the tile { $tile }.
um-event-took-no-tile =
    { $seat } chooses an empty place ({ $place }) and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        You choose an empty place ({ $place }) and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-placed = { $seat } places the tile { $tile } ({ $cell }).
    .you = You place the tile { $tile } ({ $cell }).
um-event-tile-discarded = { $seat } discards the tile { $tile }.
    .you = You discard the tile { $tile }.
um-event-slid =
    { $level }: a tile slides { $column ->
        [1] to the centre
       *[other] to the right
    }.
um-event-turned-up = { $level }, now on top of the stack: { $tile }.
# $figure: freud, journalist or professor
um-event-walked =
    { $seat } moves { $figure ->
        [freud] Freud
        [journalist] the Journalist
       *[professor] the Professor
    }: { $location }.
    .you =
        You move { $figure ->
            [freud] Freud
            [journalist] the Journalist
           *[professor] your Professor
        }: { $location }.
# $by: tags or figures
um-event-visited =
    { $seat } counts { $by ->
        [tags] tags
       *[figures] figures
    }, { $location }: { $triggers ->
        [one] { $triggers } trigger
       *[other] { $triggers } triggers
    }{ $bright ->
        [0] {""}
       *[other] {""}, Bright Ideas: { $bright }
    }.
    .you =
        You count { $by ->
            [tags] tags
           *[figures] figures
        }, { $location }: { $triggers ->
            [one] { $triggers } trigger
           *[other] { $triggers } triggers
        }{ $bright ->
            [0] {""}
           *[other] {""}, Bright Ideas: { $bright }
        }.
um-event-bonus-chosen = { $seat } chooses a bonus: { $slot }.
    .you = You choose a bonus: { $slot }.
um-event-bonus-taken = { $seat } takes a bonus: { $slot }.
    .you = You take a bonus: { $slot }.
um-event-bonus-marked = { $seat } takes a bonus: { $slot }, with an insight of their colour ({ $spot }).
    .you = You take a bonus: { $slot }, with an insight of your colour ({ $spot }).
um-event-claimed = { $seat } claims a goal: { $goal }.
    .you = You claim a goal: { $goal }.
# $matching: yes or no
um-event-dream-used =
    { $seat } uses the dream { $dream } for { $client }{ $matching ->
        [yes] {""}, and its symbol matches
       *[no] {""}
    }.
    .you =
        You use the dream { $dream } for { $client }{ $matching ->
            [yes] {""}, and its symbol matches
           *[no] {""}
        }.
um-event-treatment-over =
    { $seat } ends the treatment, { $room }{ $excess ->
        [0] {""}
       *[other] {""}, boxes for excess: { $excess }
    }.
    .you =
        You end the treatment, { $room }{ $excess ->
            [0] {""}
           *[other] {""}, boxes for excess: { $excess }
        }.
um-event-helped =
    { $seat } helps { $client }: therapy marker on { $marker }{ $points ->
        [0] {""}
       *[other] {""}, points: { $points }
    }.
    .you =
        You help { $client }: therapy marker on { $marker }{ $points ->
            [0] {""}
           *[other] {""}, points: { $points }
        }.
um-event-catharsis =
    { $seat } brings { $client } to a catharsis, { $layer }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        You bring { $client } to a catharsis, { $layer }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-layer-shed = { $seat } discards the Grief Layer of { $client }: { $layer }.
    .you = You discard the Grief Layer of { $client }: { $layer }.
um-event-cured =
    { $seat } cures { $client } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        You cure { $client } and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-room-opened = { $seat } opens the second room.
    .you = You open the second room.
um-event-lasting = { $seat } uses a lasting effect: { $client }.
    .you = You use a lasting effect: { $client }.
um-event-box-used = { $seat } uses a box for { $client }.
    .you = You use a box for { $client }.
um-event-drafted = { $seat } takes { $client } ({ $room }).
    .you = You take { $client } ({ $room }).
um-event-client-shown = A new client is shown: { $client }, with { $layer }.
um-event-latent-turned = { $seat } turns up the latent dream of { $client }: { $dream }.
    .you = You turn up the latent dream of { $client }: { $dream }.
um-event-top-chosen = { $seat } chooses the unseen manifest dream.
    .you = You choose the unseen manifest dream.
um-event-manifest-taken = { $seat } takes a manifest dream for { $client }: { $dream }.
    .you = You take a manifest dream for { $client }: { $dream }.
um-event-manifest-shown = A manifest dream is shown: { $dream }.
um-event-marker-set =
    { $seat } sets the therapy marker of { $client } on { $marker }{ $points ->
        [0] {""}
       *[other] {""}, points: { $points }
    }.
    .you =
        You set the therapy marker of { $client } on { $marker }{ $points ->
            [0] {""}
           *[other] {""}, points: { $points }
        }.
um-event-exchanged = { $seat } swaps the manifest dream of { $client } for { $dream }.
    .you = You swap the manifest dream of { $client } for { $dream }.
um-event-took-back = { $seat } takes an idea back: { $space }.
    .you = You take an idea back: { $space }.
um-event-copied = { $seat } triggers a displayed tile: { $tile }.
    .you = You trigger a displayed tile: { $tile }.

## The score sheet

um-sheet-so-far = Points on the way
um-sheet-reputation = Reputation
um-sheet-rank = Rank in reputation
um-sheet-districts = Districts
um-sheet-rows = Completed rows
um-sheet-tags = Different tags
um-sheet-case-studies = Case-Study Clients
um-sheet-boxes = Heart-Shaped Boxes
um-sheet-bright-ideas = Coffee and Bright Ideas
um-earned-treatises = Treatises and citations
um-earned-clients = Clients cured
um-earned-therapy = Griefs, therapy and dreams
um-earned-city = City
um-earned-notebook = Notebook
um-earned-rest = Reputation, cards and boxes

## Why not

um-refused-over = The game is over.
um-refused-not-your-turn = It is not your turn.
um-refused-other-question = Something else is asked now.
um-refused-free-in-set-up = Free actions are not allowed during the set-up.
um-refused-free-within-cost = A free action is not allowed within a cost or another free action.
um-refused-free-elevate = You have no insight that can be moved like this.
um-refused-free-coffee = This costs { $need } coffee, and you have { $have }.
um-refused-free-bright = A Bright Idea costs { $need } coffee, and you have { $have }.
um-refused-free-set = A box takes one major, one median and one minor insight.
um-refused-free-points = You have no box.
um-refused-no-ideas = You need an idea or a Bright Idea, and an empty space that touches an allowed action.
um-refused-nothing-to-recall = None of your ideas lies on the table.
um-refused-cannot-treat = No client in that room has a dream that you can pay for.
um-refused-treated-already = You have treated that client in this turn already.
um-refused-cannot-pass = You may pass only when no other turn is possible.
um-refused-space-blocked = That space is blocked with this number of players.
um-refused-space-taken = An idea lies on that space already.
um-refused-not-touching = That space does not touch that action.
um-refused-pointing-already = One of your ideas points at that action already.
um-refused-wrong-pieces = You place one or two pieces of those you have: ideas { $ideas }, Bright Ideas { $bright }.
um-refused-compulsory = This cannot be left out.
um-refused-no-effect = That effect cannot be carried out now.
um-refused-column-locked = An idea still locks that column.
um-refused-part-done = That effect is not there or has been triggered already.
um-refused-wrong-steps =
    Your Inkpot moves { $least ->
        [one] { $least } space
       *[other] { $least } spaces
    } to { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }, and one more or less for each Bright Idea; you have { $bright }.
um-refused-wrong-walk =
    The figure moves { $least } to { $most ->
        [one] { $most } step
       *[other] { $most } steps
    }.
um-refused-wrong-count = You can count figures ({ $figures }) or tags ({ $tags }), never more than five with your Bright Ideas ({ $bright }).
um-refused-no-insight = You have no such insight there.
um-refused-insight-too-low = That insight is of another quality or too low.
um-refused-reserve-first = Insights of the rings can be generated only when the reserve is empty.
um-refused-wrong-place = The insight cannot go there.
um-refused-cannot-elevate = Only a minor or a median insight can be elevated.
um-refused-cannot-suppress = Only an insight on a ring can be suppressed.
um-refused-cannot-transfer = An insight is transferred to another section of the same ring.
um-refused-no-coffee = You have no coffee to pay with.
um-refused-not-in-hand = That card is not in your hand.
um-refused-not-shown = That card is not shown.
um-refused-treatise-taken = That Treatise is not available.
um-refused-cannot-publish = You lack volumes that this Treatise needs.
um-refused-no-endowment = A Treatise needs an insight of your colour from your dial.
um-refused-wrong-volume = That card cannot be the next volume of the Treatise.
um-refused-no-own-insight = No insight of your colour lies there.
um-refused-no-such-tile = The display has no such place.
um-refused-not-leftmost = A tile goes to the leftmost empty cell of a row.
um-refused-threshold =
    That cell needs { $need ->
        [one] { $need } cured client
       *[other] { $need } cured clients
    }, and you have cured { $have }.
um-refused-must-place = The tile must be placed while an empty cell can take it.
um-refused-no-tile = None of your tiles lies there.
um-refused-wrong-glyph = That tile does not bear the glyph of your Office Room card.
um-refused-left-column = The starting tile goes to the left column.
um-refused-wrong-client = That client cannot be taken, or that room is not open and empty.
um-refused-wrong-dream = That manifest dream is not shown.
um-refused-wrong-box = You need a box, and a client in that room.
um-refused-not-live = That client’s effect is not live or has been used already.
um-refused-slot-used = That bonus slot has been used.
um-refused-no-token = That district has no token left.
um-refused-nobody-there = Neither your Professor nor Freud is there.
um-refused-too-few-tags =
    That slot needs { $need ->
        [one] { $need } tag
       *[other] { $need } tags
    } of the district, and you have { $have }.
um-refused-no-mark = A district bonus needs an insight of your colour from your dial.
um-refused-no-own-idea = None of your ideas lies on that space.

## Effects, read one after the other

um-effect-then = , then
um-effect-and = and
um-effect-or = or
um-effect-open = (
um-effect-close = )
um-effect-may = you may
um-effect-repeat =
    up to { $times ->
        [one] { $times } time
       *[other] { $times } times
    }:
um-effect-leads-to = :
um-effect-pay-and = and
um-effect-pay-for = to
um-effect-at-most = , at most { $max }
um-effect-quietly = without location effects
# $ring: minor, median or major
# $quality: growth, freedom or passion
um-effect-generate =
    generate a { $ring ->
        [minor] minor
        [median] median
       *[major] major
    } { $quality ->
        [growth] Growth
        [freedom] Freedom
       *[passion] Passion
    }
# $ring: minor, median or major
um-effect-generate-any =
    generate a { $ring ->
        [minor] minor
        [median] median
       *[major] major
    } insight of any quality
um-effect-elevate = elevate an insight
um-effect-transfer = transfer an insight
um-effect-gain-coffee = gain { $amount } coffee
um-effect-gain-box =
    gain { $amount ->
        [one] { $amount } Heart-Shaped Box
       *[other] { $amount } Heart-Shaped Boxes
    }
um-effect-gain-bright =
    gain { $amount ->
        [one] { $amount } Bright Idea
       *[other] { $amount } Bright Ideas
    }
um-effect-gain-points =
    score { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
um-effect-gain-reputation =
    gain { $amount ->
        [one] { $amount } reputation point
       *[other] { $amount } reputation points
    }
um-effect-gain-research =
    gain { $amount ->
        [one] { $amount } Research card
       *[other] { $amount } Research cards
    }
um-effect-gain-tile-left = gain the top tile of a stack
um-effect-gain-tile-centre = gain a centre tile and trigger its banner
um-effect-gain-tile-right = gain a right tile and trigger its banner and main effect
um-effect-therapy =
    give { $amount ->
        [one] { $amount } therapy point
       *[other] { $amount } therapy points
    }
um-effect-play-research =
    play { $amount ->
        [one] { $amount } Research card
       *[other] up to { $amount } Research cards
    }
um-effect-publish = publish a Treatise
um-effect-move-inkpot =
    move the Inkpot { $most ->
        [1] 1 space
       *[other] { $least } to { $most } spaces
    }
um-effect-move-professor =
    move your Professor { $most ->
        [1] 1 location
       *[other] { $least } to { $most } locations
    }
um-effect-move-freud =
    move Freud { $most ->
        [1] 1 location
       *[other] { $least } to { $most } locations
    }
um-effect-join-freud = move your Professor to Freud
um-effect-trigger-any-row = trigger a notebook row
um-effect-trigger-row = trigger notebook row { $row }
um-effect-trigger-column = trigger an unlocked notebook column
um-effect-trigger-reputation = trigger the reputation track
um-effect-trigger-tile = trigger one of your tiles
um-effect-trigger-tag = trigger a location by tags, this one included: { $location }
um-effect-unlock-room = unlock the second room
um-effect-adjust-coffee-limit =
    { $way ->
        [less] your coffee limit is { $size } lower
       *[more] your coffee limit is { $size } higher
    }
um-effect-adjust-elevate-cost =
    { $way ->
        [less] elevating or transferring costs { $size } coffee less
       *[more] elevating or transferring costs { $size } coffee more
    }
um-effect-adjust-inkpot-shift =
    move the Inkpot up to { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } more or less
um-effect-adjust-location-triggers =
    { $way ->
        [less] { $size ->
            [one] { $size } trigger less
           *[other] { $size } triggers less
        } at every location
       *[more] { $size ->
            [one] { $size } more trigger
           *[other] { $size } more triggers
        } at every location
    }
um-effect-adjust-tile-cost =
    { $way ->
        [less] a Notebook tile costs { $size } coffee less
       *[more] a Notebook tile costs { $size } coffee more
    }
um-effect-adjust-district-need =
    { $way ->
        [less] a district bonus needs { $size ->
            [one] { $size } tag less
           *[other] { $size } tags less
        }
       *[more] a district bonus needs { $size ->
            [one] { $size } more tag
           *[other] { $size } more tags
        }
    }
um-effect-special-exchange-dream = swap a client’s manifest dream with a shown one
um-effect-special-take-back-idea = take back one idea from the table
um-effect-special-copy-display = trigger the main effect of a displayed tile
um-effect-on-recall = when you recall:
um-effect-on-treat = when you treat a client:
um-effect-on-catharsis = when another client reaches catharsis:
um-effect-on-cure = when you cure a client:
um-effect-on-publish = when you publish:
um-effect-on-visit = when you have triggered a location:
# $ring: minor, median or major
# $quality: growth, freedom or passion
um-effect-pay-insight =
    use a { $ring ->
        [minor] minor
        [median] median
       *[major] major
    } { $quality ->
        [growth] Growth
        [freedom] Freedom
       *[passion] Passion
    }
# $ring: minor, median or major
um-effect-pay-insight-any =
    use a { $ring ->
        [minor] minor
        [median] median
       *[major] major
    } insight
um-effect-pay-suppress = suppress an insight
um-effect-pay-coffee = use { $amount } coffee
um-effect-pay-box =
    use { $amount ->
        [one] { $amount } Heart-Shaped Box
       *[other] { $amount } Heart-Shaped Boxes
    }
um-effect-pay-bright =
    use { $amount ->
        [one] { $amount } Bright Idea
       *[other] { $amount } Bright Ideas
    }
um-effect-pay-card = discard a Research card
um-effect-for-each-tags = for each tag: { $location }
# $colour: green, purple or red
um-effect-for-each-district-tags =
    for each tag of the { $colour ->
        [green] green
        [purple] purple
       *[red] red
    } district
um-effect-for-each-tiles = for each Notebook tile
um-effect-for-each-tiles-level-i = for each level I tile
um-effect-for-each-tiles-level-ii = for each level II tile
um-effect-for-each-cured = for each cured client
um-effect-for-each-cured-routine = for each cured Routine Client
um-effect-for-each-cured-case-study = for each cured Case-Study Client
um-effect-for-each-kinds = for each different location
um-effect-for-each-rows = for each completed row
um-effect-for-each-columns = for each completed column
um-effect-for-each-treatises = for each published Treatise
um-effect-for-each-reputation = for each space of reputation
um-effect-for-each-marks = for each own insight in the city
um-effect-for-each-districts = for each district with an own insight
um-effect-for-each-cards = for each Research card in play
um-effect-for-each-ideas = for each unlocked idea
um-effect-for-each-goals = for each claimed goal
um-effect-for-each-company = for each other figure beside your Professor
um-effect-if-tags = with { $least } or more tags: { $location }
# $colour: green, purple or red
um-effect-if-district-tags =
    with { $least } or more tags of the { $colour ->
        [green] green
        [purple] purple
       *[red] red
    } district
um-effect-if-tiles = with { $least } or more Notebook tiles
um-effect-if-tiles-level-i = with { $least } or more level I tiles
um-effect-if-tiles-level-ii = with { $least } or more level II tiles
um-effect-if-cured = with { $least } or more cured clients
um-effect-if-cured-routine = with { $least } or more cured Routine Clients
um-effect-if-cured-case-study = with { $least } or more cured Case-Study Clients
um-effect-if-kinds = with { $least } or more different locations
um-effect-if-rows = with { $least } or more completed rows
um-effect-if-columns = with { $least } or more completed columns
um-effect-if-treatises = with { $least } or more published Treatises
um-effect-if-reputation = with { $least } or more spaces of reputation
um-effect-if-marks = with { $least } or more own insights in the city
um-effect-if-districts = with { $least } or more districts with an own insight
um-effect-if-cards = with { $least } or more Research cards in play
um-effect-if-ideas = with { $least } or more unlocked ideas
um-effect-if-goals = with { $least } or more claimed goals
um-effect-if-company =
    with { $least ->
        [1] another figure
       *[other] { $least } or more other figures
    } beside your Professor

## Research cards

um-name-on-play-and-imitation = On play and imitation
um-name-memories-of-the-nursery = Memories of the nursery
um-name-the-mothers-lullaby = The mother’s lullaby
um-name-family-resemblances = Family resemblances
um-name-on-the-first-word = On the first word
um-name-sayings-of-a-five-year-old = Sayings of a five-year-old
um-name-the-puppet-and-the-child = The puppet and the child
um-name-on-growing-pains = On growing pains
um-name-fairy-tales-retold = Fairy tales retold
um-name-the-lost-toy = The lost toy
um-name-three-essays-on-childhood = Three essays on childhood
um-name-the-family-romance = The family romance
um-name-on-free-association = On free association
um-name-wit-and-its-escapes = Wit and its escapes
um-name-dreams-of-flying = Dreams of flying
um-name-the-symbol-in-art = The symbol in art
um-name-hypnosis-and-after = Hypnosis and after
um-name-on-the-unfinished-sentence = On the unfinished sentence
um-name-the-diary-as-mirror = The diary as mirror
um-name-the-travellers-unease = The traveller’s unease
um-name-on-forgetting-names = On forgetting names
um-name-the-melody-that-stays = The melody that stays
um-name-the-interpretation-of-holidays = Interpretation of holidays
um-name-lectures-on-liberty = Lectures on liberty
um-name-the-jealous-gaze = The jealous gaze
um-name-love-and-its-objects = Love and its objects
um-name-on-repetition = On repetition
um-name-the-fear-of-open-squares = The fear of open squares
um-name-the-riddle-of-hysteria = The riddle of hysteria
um-name-anger-at-the-card-table = Anger at the card table
um-name-stage-fright = Stage fright
um-name-on-gossip-and-guilt = On gossip and guilt
um-name-the-veiled-figure = The veiled figure
um-name-passions-of-the-learned = Passions of the learned
um-name-the-divided-heart = The divided heart
um-name-on-obsession = On obsession

## Treatises

um-name-first-steps = First steps
um-name-open-doors = Open doors
um-name-hidden-fires = Hidden fires
um-name-the-growing-mind = The growing mind
um-name-the-wandering-mind = The wandering mind
um-name-the-burning-mind = The burning mind
um-name-the-child-within = The child within
um-name-the-grammar-of-dreams = The grammar of dreams
um-name-the-economy-of-desire = The economy of desire

## Notebook tiles

um-name-slip-of-the-tongue = Slip of the tongue
um-name-forgotten-umbrella = Forgotten umbrella
um-name-second-cup = Second cup
um-name-garden-walk = Garden walk
um-name-open-window = Open window
um-name-red-ribbon = Red ribbon
um-name-rearranged-desk = Rearranged desk
um-name-staircase-wit = Staircase wit
um-name-pressed-flower = Pressed flower
um-name-paper-kite = Paper kite
um-name-love-letter = Love letter
um-name-blank-page = Blank page
um-name-borrowed-book = Borrowed book
um-name-lucky-coin = Lucky coin
um-name-usual-table = Usual table
um-name-whispered-gossip = Whispered gossip
um-name-torn-draft = Torn draft
um-name-sleepless-night = Sleepless night
um-name-tram-timetable = Tram timetable
um-name-twin-portraits = Twin portraits
um-name-crowded-salon = Crowded salon
um-name-overheard-remark = Overheard remark
um-name-sudden-spark = Sudden spark
um-name-loosened-knot = Loosened knot
um-name-oak-grove = Oak grove
um-name-distant-shore = Distant shore
um-name-burning-stage = Burning stage
um-name-herbarium = Herbarium
um-name-aviary = Aviary
um-name-glass-furnace = Glass furnace
um-name-spring-thaw = Spring thaw
um-name-mountain-railway = Mountain railway
um-name-summer-storm = Summer storm
um-name-kaleidoscope = Kaleidoscope
um-name-spiral-staircase = Spiral staircase
um-name-evening-stroll = Evening stroll
um-name-shadowing-the-master = Shadowing the master
um-name-stack-of-journals = Stack of journals
um-name-public-lecture = Public lecture
um-name-double-espresso = Double espresso
um-name-published-aphorism = Published aphorism
um-name-grateful-letters = Grateful letters
um-name-card-index = Card index
um-name-proof-sheets = Proof sheets
um-name-swallowed-pride = Swallowed pride
um-name-eureka = Eureka
um-name-map-of-vienna = Map of Vienna
um-name-two-confessions = Two confessions
um-name-garden-key = Garden key
um-name-cage-key = Cage key
um-name-stove-key = Stove key
um-name-barn-owl = Barn owl
um-name-snow-owl = Snow owl
um-name-eagle-owl = Eagle owl
um-name-beeswax-candle = Beeswax candle
um-name-tallow-candle = Tallow candle
um-name-altar-candle = Altar candle
um-name-leaf-mask = Leaf mask
um-name-bird-mask = Bird mask
um-name-flame-mask = Flame mask

## Clients

um-name-the-somnambulist = The somnambulist
um-name-the-fiacre-driver = The fiacre driver
um-name-the-night-watchman = The night watchman
um-name-the-seamstress = The seamstress
um-name-the-pharmacist = The pharmacist
um-name-the-pamphleteer = The pamphleteer
um-name-the-flaneur = The flâneur
um-name-the-bookbinder = The bookbinder
um-name-the-watchmaker = The watchmaker
um-name-the-stage-prompter = The stage prompter
um-name-the-insomniac = The insomniac
um-name-the-census-clerk = The census clerk
um-name-the-schoolmaster = The schoolmaster
um-name-the-governess = The governess
um-name-the-botanist = The botanist
um-name-the-contralto = The contralto
um-name-the-duellist = The duellist
um-name-the-court-counsellor = The court counsellor
um-name-the-publishers-widow = The publisher’s widow
um-name-the-hospital-sister = The hospital sister
um-name-the-wolf-dreamer = The wolf dreamer
um-name-the-cartographer = The cartographer
um-name-the-heiress = The heiress
um-name-the-architect = The architect

## Grief Layers

um-name-a-quarrel-unresolved = A quarrel unresolved
um-name-the-unsent-letter = The unsent letter
um-name-a-silent-house = A silent house
um-name-the-sold-piano = The sold piano
um-name-a-name-not-spoken = A name not spoken
um-name-the-empty-chair = The empty chair
um-name-the-closed-shop = The closed shop
um-name-a-broken-engagement = A broken engagement
um-name-the-fathers-watch = The father’s watch
um-name-the-unfinished-portrait = The unfinished portrait
um-name-a-lost-faith = A lost faith
um-name-the-second-mourning = The second mourning
um-name-the-duel-at-dawn = The duel at dawn
um-name-the-sisters-illness = The sister’s illness
um-name-the-last-performance = The last performance
um-name-the-road-from-lemberg = The road from Lemberg
um-name-a-fall-from-grace = A fall from grace
um-name-the-stolen-manuscript = The stolen manuscript
um-name-the-drowned-garden = The drowned garden
um-name-the-caged-years = The caged years
um-name-the-lost-child = The lost child
um-name-the-long-winter = The long winter
um-name-the-house-in-ashes = The house in ashes
um-name-the-silent-witness = The silent witness
um-name-the-first-session = The first session

## Latent dreams

um-name-the-tower-of-matches = The tower of matches
um-name-the-bird-in-the-bell = The bird in the bell
um-name-the-flooded-orchard = The flooded orchard
um-name-the-burning-letter = The burning letter
um-name-the-endless-corridor = The endless corridor
um-name-the-speaking-tree = The speaking tree
um-name-the-teeth-of-glass = The teeth of glass
um-name-the-wolf-at-the-window = The wolf at the window
um-name-the-staircase-without-end = The staircase without end
um-name-the-stranger-at-the-table = The stranger at the table
um-name-the-cradle-of-moss = The cradle of moss
um-name-the-harvest-of-clocks = The harvest of clocks
um-name-the-two-doors = The two doors
um-name-the-river-of-ink = The river of ink
um-name-the-fire-in-the-nursery = The fire in the nursery
um-name-the-garden-under-snow = The garden under snow
um-name-the-falling-balloon = The falling balloon
um-name-the-masked-dancer = The masked dancer
um-name-the-marriage-of-storms = The marriage of storms
um-name-the-roots-of-the-house = The roots of the house
um-name-the-ship-of-leaves = The ship of leaves
um-name-the-giants-footsteps = The giant’s footsteps
um-name-the-empty-sky = The empty sky
um-name-the-red-room = The red room

## Manifest dreams

um-name-a-kiss-in-the-arbour = A kiss in the arbour
um-name-a-rose-with-thorns = A rose with thorns
um-name-a-missed-train = A missed train
um-name-a-fall-in-the-prater = A fall in the Prater
um-name-an-examination-again = An examination again
um-name-a-flight-over-roofs = A flight over roofs
um-name-a-lost-key = A lost key
um-name-a-dog-that-speaks = A dog that speaks
um-name-a-spilled-glass = A spilled glass
um-name-a-wedding-without-guests = A wedding without guests
um-name-a-letter-in-cipher = A letter in cipher
um-name-a-walk-in-the-rain = A walk in the rain
um-name-a-grandfathers-voice = A grandfather’s voice
um-name-a-door-ajar = A door ajar
um-name-a-fever = A fever
um-name-a-forest-of-umbrellas = A forest of umbrellas
um-name-a-swim-at-night = A swim at night
um-name-a-duel-with-spoons = A duel with spoons
um-name-a-family-dinner = A family dinner
um-name-a-seed-in-the-palm = A seed in the palm
um-name-a-train-through-the-sea = A train through the sea
um-name-a-quarrel-in-whispers = A quarrel in whispers
um-name-a-missing-shoe = A missing shoe
um-name-a-gift-refused = A gift refused

## Location goals

um-name-two-columns = Two columns
um-name-three-ideas = Three ideas
um-name-two-treatises = Two Treatises
um-name-two-marks = Two insights in the city
um-name-three-routine = Three Routine Clients
um-name-two-case-studies = Two Case-Study Clients
um-name-five-clients = Five cured clients

## Actions of the table

um-name-tile-left = Tile of a stack
um-name-tile-centre = Tile of the centre
um-name-tile-right = Tile of the right
um-name-gain-research = Gain research
um-name-play-or-publish = Play or publish
um-name-three-insights = Three insights
um-name-arrange-insights = Arrange insights
um-name-move-professor = Move the Professor
um-name-move-freud = Move Freud

## Bonus slots

um-name-theatre-top = Theatre, top
um-name-theatre-middle = Theatre, middle
um-name-theatre-bottom = Theatre, bottom
um-name-library-top = Library, top
um-name-library-middle = Library, middle
um-name-library-bottom = Library, bottom
um-name-opera-top = Opera, top
um-name-opera-middle = Opera, middle
um-name-opera-bottom = Opera, bottom
um-name-museum-top = Museum, top
um-name-museum-middle = Museum, middle
um-name-museum-bottom = Museum, bottom
um-name-university-top = University, top
um-name-university-middle = University, middle
um-name-university-bottom = University, bottom
um-name-cafe-top = Café, top
um-name-cafe-middle = Café, middle
um-name-cafe-bottom = Café, bottom
um-name-green-3 = Green district, 3
um-name-green-4 = Green district, 4
um-name-green-5 = Green district, 5
um-name-green-6 = Green district, 6
um-name-purple-3 = Purple district, 3
um-name-purple-4 = Purple district, 4
um-name-purple-5 = Purple district, 5
um-name-purple-6 = Purple district, 6
um-name-red-3 = Red district, 3
um-name-red-4 = Red district, 4
um-name-red-5 = Red district, 5
um-name-red-6 = Red district, 6

## Office Room cards

um-name-room-key = Key room
um-name-room-owl = Owl room
um-name-room-candle = Candle room
um-name-room-mask = Mask room

## Places and colours

um-name-theatre = Theatre
um-name-library = Library
um-name-opera = Opera
um-name-museum = Museum
um-name-university = University
um-name-cafe = Café
um-name-green = Green
um-name-purple = Purple
um-name-red = Red
um-name-level-i = Level I
um-name-level-ii = Level II
um-name-reserve = Reserve
um-name-minor-growth = Minor Growth
um-name-minor-freedom = Minor Freedom
um-name-minor-passion = Minor Passion
um-name-median-growth = Median Growth
um-name-median-freedom = Median Freedom
um-name-median-passion = Median Passion
um-name-major-growth = Major Growth
um-name-major-freedom = Major Freedom
um-name-major-passion = Major Passion
um-name-growth = Growth
um-name-freedom = Freedom
um-name-passion = Passion
um-name-room-1 = First room
    .short = Room 1
um-name-room-2 = Second room
    .short = Room 2
um-name-row-1 = Top row
um-name-row-2 = Middle row
um-name-row-3 = Bottom row
um-name-column-1 = Left column
um-name-column-2 = Middle column
um-name-column-3 = Right column
um-name-level-i-left = Level I, stack
um-name-level-i-centre = Level I, centre
um-name-level-i-right = Level I, right
um-name-level-ii-left = Level II, stack
um-name-level-ii-centre = Level II, centre
um-name-level-ii-right = Level II, right
um-space = Idea space { $row }/{ $column }
    .short = { $row }/{ $column }
um-cell = Notebook cell { $row }/{ $column }
um-name-inkpot-top = Inkpot: top space
um-name-inkpot-row-1 = Inkpot: top row
um-name-inkpot-row-2 = Inkpot: middle row
um-name-inkpot-row-3 = Inkpot: bottom row
um-name-inkpot-left = Inkpot: left space
um-name-coffee = Coffee
um-name-manifest-deck = Deck of manifest dreams
# $kind: common or own; $spot: a place of the dial
um-stone =
    { $kind ->
        [own] { $spot }, own insight
       *[common] { $spot }, common insight
    }
um-location-effect = { $location }, effect { $number }
um-reputation-action = Reputation action { $number }

## Options

um-option-recall = Recall without an idea on the table
um-option-recall-second-print = Allowed when no idea space is left
um-option-recall-first-print = Never allowed

## Board

um-board-round = Round { $round }, { $name }: { $phase }.
um-board-set-up = Set-up, { $name }: { $phase }.
# $phase: client, tile, turn, state, recall, treat, boxes, draft, over or effect
um-board-phase =
    { $phase ->
        [client] choosing a client
        [tile] choosing a starting tile
        [turn] start of the turn
        [state] stating ideas
        [recall] recalling ideas
        [treat] treating clients
        [boxes] using boxes
        [draft] taking new clients
        [over] the game is over
       *[effect] resolving an effect
    }
um-board-last-round = This is the last round.
um-board-signalled = The end is signalled: one more round follows.
um-board-freud = Freud: { $location }, reputation { $space }.
um-board-player = player
um-board-points = pts
um-board-reputation = rep
um-board-coffee = cof
um-board-boxes = box
um-board-bright = bri
um-board-ideas = idea
um-board-hand = hand
um-board-tiles = tile
um-board-cured = cure
um-board-treatises = tre
um-board-professor = Professor
um-board-figures-are = { $name }: points { $points }, reputation { $reputation }, coffee { $coffee }, boxes { $boxes }, Bright Ideas { $bright }; ideas in supply { $supply }, on the table { $table }, locked { $locked }; hand { $hand }, Notebook tiles { $tiles }, cured clients { $cured }, Treatises { $treatises }; Professor: { $professor }
um-board-figures-signs = ideas: supply+table; insights: common+own colour
um-board-dial = Insights
um-board-dial-of = Insights of { $name }: { $insights }
# $ring: minor, median or major
um-board-ring =
    { $ring ->
        [minor] minor
        [median] median
       *[major] major
    }
um-board-insights-at = { $spot }: common { $common }, own colour { $own }
um-board-rooms = Office of { $name }
um-board-room-empty = empty
um-board-room-blocked = blocked by { $card }
um-board-therapy = { $room }, therapy marker on { $marker }
um-board-therapy-track = Catharsis at { $catharsis }, cure at 0.
um-board-treated = treated in this turn
um-board-grief = Grief Layer
um-board-manifest = manifest dream
um-board-latent = latent dream
um-board-choose = To choose from
um-board-held = not yet placed
um-board-your-hand = Your hand
um-board-table = Meeting table
um-board-table-signs = o free, × blocked; 1↘ib: player 1 points down right, i idea, b Bright Idea
um-board-ink = Inkpot { $steps }
um-board-space-taken = { $space }: { $name } points at { $action } (ideas { $ideas }, Bright Ideas { $bright })
um-board-space-blocked = Blocked: { $spaces }
um-board-spaces-free = Free: { $spaces }
um-board-notebook = Notebook of { $name }
# $state: locked or open
um-board-column =
    Column { $number }{ $state ->
        [locked] {""} (locked)
       *[open] {""}
    }
# $state: locked or open
um-board-column-is =
    { $state ->
        [locked] locked
       *[open] unlocked
    }
um-board-row = Row { $number }
um-board-notebook-signs = > Inkpot, * insight still locked, ✓ complete
# $space: top, row or left
um-board-inkpot =
    { $space ->
        [top] Inkpot on the top space
        [row] Inkpot beside row { $row }
       *[left] Inkpot on the left space
    }
um-board-line-printed = printed: { $effect }
# $state: complete or open
um-board-line-end =
    { $state ->
        [complete] at the end: { $effect }
       *[open] when complete: { $effect }
    }
um-board-line-locked = own insight still locked
um-board-locked = ideas still locked: { $locked }
um-board-display = Notebook tiles on display
um-board-stack = unseen below: { $below }
um-board-banner = banner: { $effect }
um-board-empty-slot =
    empty: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
um-board-city = City
um-board-city-signs = 1 Professor of player 1, F Freud; tags counted with wild ones
um-board-location = location
um-board-figures = figures
um-board-tags-of = tags { $number }
um-board-free-slots = slots
um-board-location-is =
    { $location } ({ $district }): figures { $figures ->
        [none] none
       *[other] { $figures }
    }; tags { $tags }; free slots { $slots }
um-board-slot-used = used
um-board-districts = Bonus slots
um-board-tokens = tokens left: { $tokens }
um-board-need =
    { $tags ->
        [one] from { $tags } tag on
       *[other] from { $tags } tags on
    }
um-board-mark = taken by { $name }
um-board-research = Research cards on display
um-board-decks = Cards in the deck: { $cards }
um-board-played = In play: { $name }
um-board-is-cured = cured
um-board-tags = tags { $tags }
um-board-tags-are = Tags
um-board-wild = Any location
# $colour: green, purple or red
um-board-volume =
    { $colour ->
        [green] green volume
        [purple] purple volume
       *[red] red volume
    }
um-board-volumes =
    volumes { $volumes }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
um-board-all-treatises = Treatises
um-board-published =
    published by { $name }, volumes left: { $volumes ->
        [none] none
       *[other] { $volumes }
    }
um-board-goals = Location goals
um-board-claimed = claimed by { $name }
um-board-clients = Clients on display
# $kind: case-study or routine
um-board-client =
    { $kind ->
        [case-study] Case-Study Client
       *[routine] Routine Client
    }, therapy { $therapy }, points { $points }
um-board-layer = therapy { $therapy }, points { $points }
# $symbol: waves, cloud or eye
um-board-symbol =
    { $symbol ->
        [waves] waves
        [cloud] cloud
       *[eye] eye
    }
um-board-at-end = at the end:
um-board-start = Professor: { $location }; insights: { $insights }
um-board-client-decks = Decks: Routine { $routine }, Case-Study { $cases }
um-board-dreams = Manifest dreams on display
um-board-track = Reputation track
um-board-zone = points { $points }, coffee { $coffee }
um-board-zone-of = space { $space }, { $zone }
um-board-from = with Freud on { $space } or further:
um-board-player-board = Board of { $name }
um-board-known = known cards in hand

## Modules

um-option-journalist = Journalist
um-option-journalist-false = Not in the city
um-option-journalist-true = In the city
um-option-locations = Location tiles
um-option-locations-printed = None: the slots of the board
um-option-locations-coloured = Six coloured sides
um-option-locations-mixed = One coloured side in each district, three grey ones
um-option-locations-grey = Six grey sides
um-option-fireworks = Fireworks
um-option-fireworks-false = Not in the city
um-option-fireworks-true = In the city
# $figure: freud or professor
um-ask-walk-or-journalist =
    How far does { $figure ->
        [freud] Freud
       *[professor] your Professor
    } or the Journalist move?
um-ask-join = Who goes to Freud?
um-ask-treat-one = Which client do you treat, with one dream?
um-offer-walk-journalist =
    Journalist: { $location } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    })
# $figure: journalist or professor
um-offer-join =
    { $figure ->
        [journalist] The Journalist
       *[professor] Your Professor
    } goes to Freud: { $location }
um-offer-fireworks-bonus = Take the bonus with the Fireworks: { $slot } ({ $effect })
um-event-fireworks-used = { $seat } uses the Fireworks for a bonus: { $slot }.
    .you = You use the Fireworks for a bonus: { $slot }.
um-event-fireworks-moved = The Fireworks move on: { $district }.
um-refused-wrong-journalist-walk = The Journalist is not in the city or cannot move so far.
um-refused-cannot-join = That figure is with Freud already or is not in the city.
um-refused-no-fireworks = The Fireworks help only with a district bonus where they stand.
um-effect-treat = treat a client with one dream
um-name-prater = Prater
um-name-naschmarkt = Naschmarkt
um-name-secession = Secession
um-name-musikverein = Musikverein
um-name-general-hospital = General Hospital
um-name-polytechnic = Polytechnic
um-board-journalist = Journalist: { $place }.
um-board-the-journalist = the Journalist
um-board-journalist-signs = J Journalist
um-board-fireworks = Fireworks: { $place }.
um-board-fireworks-here = the Fireworks: one tag less
# $side: coloured or grey
um-board-cover =
    { $tile }, { $side ->
        [grey] grey side
       *[coloured] coloured side
    }

## The Id

um-name-the-id = The Id
um-name-id-notebook-1 = Notebook I
um-name-id-notebook-2 = Notebook II
um-name-id-notebook-3 = Notebook III
um-name-id-research-1 = Research I
um-name-id-research-2 = Research II
um-name-id-research-3 = Research III
um-name-id-city-1 = City I
um-name-id-city-2 = City II
um-name-id-city-3 = City III
um-name-overlay-routine-red = Red routine overlay
um-name-overlay-routine-green = Green routine overlay
um-name-overlay-routine-purple = Purple routine overlay
um-name-overlay-routine-wild = Wild routine overlay
um-name-overlay-case-red = Red case-study overlay
um-name-overlay-case-green = Green case-study overlay
um-name-overlay-case-purple = Purple case-study overlay
um-name-overlay-case-reputation = Reputation case-study overlay
# $way: up or down
um-id-card-is =
    { $space }, { $way ->
        [up] upwards
       *[down] downwards
    }
um-id-does-upper-display =
    Removes the rightmost level I tile of the display: banner and { $coffee ->
        [one] { $coffee } coffee
       *[other] { $coffee } coffees
    }
um-id-does-lower-display =
    Removes the rightmost level II tile of the display: banner and { $coffee ->
        [one] { $coffee } coffee
       *[other] { $coffee } coffees
    }
um-id-does-dream = Uses the exposed dream of a client without paying
um-id-does-swap-and-play = Draws a card, swaps it with a shown one, plays it and its whole stack
um-id-does-publish = Publishes a treatise
um-id-does-play-and-publish = Draws and plays a card, then publishes a treatise
um-id-does-move-freud = Moves Freud 1 to 3 locations and triggers his location
um-id-does-move-professor = Moves its professor to Freud, or on from him, and triggers the location
um-id-does-goal = Takes a goal from an end of the row
# $pick: client, routine, case-study, manifest, room, dream, research, treatise, volume, citation or goal
um-id-compass =
    The compass points { $from ->
        [left] left
       *[right] right
    }, so the Id takes the outermost { $pick ->
        [client] client
        [routine] routine client
        [case-study] case study
        [manifest] of the strongest dreams
        [room] client for the first box
        [dream] client with a dream
        [research] shown Research card
        [treatise] of the best treatises
        [volume] of its cards with the fewest tags
        [citation] treatise of yours to cite
       *[goal] goal
    } on that side and turns the arrow.
um-id-reshuffled = The deck of meeting-table cards is empty; the turned cards are shuffled.
um-id-card =
    The Id turns a card: { $space }, { $way ->
        [up] upwards
       *[down] downwards
    }.
um-id-taken = { $space } is not free; the Id goes on along the column.
um-id-full = No space of the column is free, so the Id recalls ideas.
um-id-too-few = The Id has too few ideas to state them (ideas: { $ideas }, Bright Ideas: { $bright }), so it recalls them.
um-id-placed = The Id places on { $space } (ideas: { $ideas }, Bright Ideas: { $bright }).
# $to: top, row-1, row-2, row-3 or covered; $freed: nothing, idea or bright
um-id-inked =
    The Id moves its Inkpot { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } onto { $to ->
        [top] the top space
        [row-1] the upper row
        [row-2] the middle row
        [row-3] the lower row
       *[covered] the covered space and will move as far again
    }{ $freed ->
        [nothing] {""}
        [idea] {""}; an idea is unlocked
       *[bright] {""}; it gets only the Bright Idea on the locked idea
    }.
um-id-row =
    The Id activates { $line }: { $active ->
        [one] { $active } active tile
       *[other] { $active } active tiles
    }{ $tied ->
        [yes] {""}, as many as in another row, but lower
       *[no] {""}, the most
    }.
um-id-column =
    The Id activates { $line }: { $active ->
        [one] { $active } active tile
       *[other] { $active } active tiles
    }{ $tied ->
        [yes] {""}, as many as in another column, but further right
       *[no] {""}, the most
    }.
um-id-no-column = Every column of the Id is still locked, so none is activated.
um-id-part =
    { $line }: { $end ->
        [yes] the unlocked effect at its end
       *[no] the printed insight
    }: { $effect }.
um-id-tile = { $tile } acts ({ $cell }).
um-id-flipped = The Id flips its leftmost inactive tile of the row: { $tile } is active ({ $cell }).
um-id-completed = { $line } has three active tiles; its insight goes to the Id’s supply of ideas.
# $what: elevate, transfer, minor, location, no-card, median, tile, major, gain-tile or no-treatise
um-id-exchanged =
    The Id exchanges { $what ->
        [elevate] an elevation
        [transfer] a transfer
        [minor] a minor insight
        [location] a location effect
        [no-card] a card it does not have
        [median] a median insight
        [tile] an ordinary Notebook tile
        [major] a major insight
        [gain-tile] a Notebook tile to gain
       *[no-treatise] a treatise it cannot publish
    }{ $times ->
        [one] {""}:
       *[other] {""} { $times } times, each time:
    } { $gain }{ $total ->
        [0] {""}
       *[other] {""} (coffee now: { $total })
    }.
um-id-coffee = The Id gains { $count } coffee (coffee now: { $total }).
um-id-brewed =
    The Id turns { $coffee } coffees into { $points ->
        [0] a box
       *[other] { $points } points, as there is no room for a box
    } (coffee left: { $left }).
um-id-took-tile = The Id removes { $tile } from the display for its banner: { $effect }.
um-id-nothing =
    { $why ->
        [no-tile] No tile is left in this row of the display
        [therapy] Therapy points are being given, so no other dream is used
       *[no-dream] No client of the Id has a dream left
    }{ $coffee ->
        [0] {""}
       *[other] {""}; the Id gains { $coffee } coffee all the same
    }.
um-id-idle = This comes to nothing for the Id: { $effect }.
um-id-dream = The Id uses the exposed dream without paying: { $room }.
um-id-treatise =
    The Id chooses { $treatise } to publish (points: { $points }), { $cites ->
        [0] the most it can with its own cards alone
        [one] the most it can, citing { $cites } volume of yours
       *[other] the most it can, citing { $cites } volumes of yours
    }.
um-id-cannot-publish =
    The Id cannot publish: { $insight ->
        [yes] no treatise can be completed
       *[no] it has no insight in its supply
    }.
um-id-published =
    The Id publishes { $treatise } with an insight from its supply of ideas and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
um-id-walked =
    The Id moves { $figure ->
        [freud] Freud
       *[professor] its professor
    } to { $location }, where it has the most triggers ({ $triggers }){ $tied ->
        [yes] {""}, the nearest of several
       *[no] {""}
    }.
um-id-walked-quietly =
    The Id moves { $figure ->
        [freud] Freud
       *[professor] its professor
    } to { $location }, where most could be triggered{ $tied ->
        [yes] {""}, the nearest of several
       *[no] {""}
    }; the move triggers nothing.
um-id-joined = The Id moves its professor to Freud, as they stand apart: { $location }.
# $instead: freud or professor; $errand: triggers, freud or quiet
um-id-journalist =
    The Id moves the Journalist in place of { $instead ->
        [freud] Freud
       *[professor] its professor
    } { $errand ->
        [freud] to Freud: { $location }
       *[other] to { $location }
    }, { $stuck ->
        [yes] as its professor stands there already
       *[no] for more triggers ({ $triggers } instead of { $fewer })
    }{ $tied ->
        [yes] {""}, the nearest of several places
       *[no] {""}
    }{ $errand ->
        [quiet] {""}; the move triggers nothing
       *[other] {""}
    }.
um-id-visited =
    { $location }: the Id counts { $by ->
        [tags] tags
       *[figures] figures
    } and has { $triggers ->
        [one] { $triggers } trigger
       *[other] { $triggers } triggers
    }.
um-id-goal = The Id takes a goal without having to meet it: { $goal }.
um-id-no-goal = No goal is left; the Id gains a reputation point.
# $plight: none, no-insight or no-tags
um-id-bonus =
    The Id takes { $plight ->
        [none] the highest district bonus it can (tags: { $tags })
        [no-insight] the topmost location bonus, as it has no insight for a district
       *[no-tags] the topmost location bonus, as no district bonus is open to it
    }: { $slot } (through { $mover ->
        [freud] Freud
        [journalist] the Journalist
       *[professor] its professor
    }{ $tied ->
        [yes] {""}, whose place comes first among equal ones
       *[no] {""}
    }): { $effect }.
um-id-no-bonus = No bonus is to be had where the figures stand, so the Id takes none.
um-id-any-kind = No client of the right kind is shown for { $room }, so the Id takes any.
um-id-overlaid = { $overlay } covers the effects of { $client }.
um-id-no-overlay = No overlay of its kind is left: only the printed tags of { $client } count.
um-id-won = The Id wins.
um-id-manifest-taken = The Id takes { $dream }, a shown dream with the most therapy points ({ $therapy }).
um-id-shelved =
    { $treatise } goes to the { $side ->
        [left] left
       *[right] right
    } end of your row.
um-id-ask-shelve = At which end of your row do you lay the treatise?
um-id-offer-shelve =
    { $side ->
        [left] Left end
       *[right] Right end
    }
um-id-board = Board of the Id
um-id-board-compass =
    compass { $side ->
        [left] left
       *[right] right
    }
um-id-board-brew = { $coffee } coffees make a box
um-id-board-cards = meeting-table cards: { $deck } in the deck, { $spent } turned
um-id-board-active = active
um-id-board-inactive = inactive
um-id-board-guards = Bright Ideas on locked ideas: { $count }
um-id-board-supply = insights in the supply of ideas: { $count }
um-id-board-overlays = Next routine overlays
um-id-board-twins = Next case-study overlays
um-id-board-goals = Goals from the left
um-id-board-shelf = Your treatises from the left
um-id-board-row = Cards in play from the left
um-id-board-covered = covered: { $overlay }
um-option-level = Level of the Id
um-option-level-easy = Easy: one active tile, low overlays
um-option-level-medium = Medium: three active tiles, low overlays
um-option-level-hard = Hard: three active tiles, high overlays
um-option-strong-coffee = Strong coffee
um-option-strong-coffee-false = No: four coffees make a box
um-option-strong-coffee-true = Yes: three coffees make a box
um-option-id-rows = Rows of the Id’s tiles
um-option-id-rows-notebook-research-city = Notebook, Research, City
um-option-id-rows-notebook-city-research = Notebook, City, Research
um-option-id-rows-research-notebook-city = Research, Notebook, City
um-option-id-rows-research-city-notebook = Research, City, Notebook
um-option-id-rows-city-notebook-research = City, Notebook, Research
um-option-id-rows-city-research-notebook = City, Research, Notebook

## Solo

um-board-id = the Id

# The companion for cardboard on the table.
um-companion-ask-begin = How does the game begin?
um-companion-ask-card = Which card does the Id turn?
um-companion-ask-column = Which spaces of the column hold your ideas?
um-companion-ask-inkpot = How many Inkpots stand beside row { $row }?
um-companion-ask-end = What does the effect at the end of { $line } show?
um-companion-ask-tile =
    What does the banner of the rightmost tile of the { $level ->
        [level-i] upper
       *[other] lower
    } row show?
um-companion-ask-dream = What does the dream in use show ({ $room })?
um-companion-ask-shown-card =
    What does the { $side ->
        [left] left
       *[other] right
    } card show?
um-companion-ask-stack-card = What does the top card of its stack show?
um-companion-ask-shelf = Which treatises are yours, from left to right?
um-companion-ask-treatise = What does this treatise show: { $treatise }?
um-companion-ask-figures = Where do the figures stand?
um-companion-ask-city = Which bonus slots are taken?
um-companion-ask-slot = What does this slot show: { $slot }?
um-companion-ask-reputation = Advance Freud’s marker, then that of the Id. What did they cross?
um-companion-ask-track = What does the zone above its marker show?
um-companion-ask-clients =
    A { $kind ->
        [routine] routine client
       *[other] case study
    } comes to { $room }, from the { $side ->
        [left] left
       *[other] right
    }. How many are shown?
um-companion-ask-manifest =
    The dream with the most therapy points goes to { $room }. Is there just one? Of several take the { $side ->
        [left] leftmost
       *[other] rightmost
    }.
um-companion-ask-marker = How many therapy points do client and layer have together ({ $room })?
um-companion-ask-layer = What does the grief layer show ({ $room })?
um-companion-ask-cure = How many points does the cured client bring ({ $room })?
um-companion-ask-overlay = Which tags does the top routine overlay show?
um-companion-ask-twin = What does the top case-study overlay score?
um-companion-ask-printed = No overlay is left. Which tags does the client show?
um-companion-ask-goal =
    Which goal lies furthest to the { $side ->
        [left] left
       *[other] right
    }?
um-companion-ask-goal-met = It meets a goal: { $goal }. Is it still there?
um-companion-ask-goal-row = It meets several goals. Which of them lies furthest to the left?
um-companion-ask-mine = It is your turn. What happened in it?
um-companion-ask-last = The game is over. What do you have in the end?
um-companion-ask-ahead = Both markers stand on the same space. Whose lies below?
um-companion-ask-kinds = How many points does the board give for different tags, { $kinds } of them?
um-companion-ask-set-goods = What it has
um-companion-ask-set-board = Its board
um-companion-ask-set-room-1 = Its first room
um-companion-ask-set-room-2 = Its second room
um-companion-ask-set-figures = Its professor
um-companion-ask-add-card = Add a card to its row
um-companion-ask-add-cured = Add a cured client
um-companion-field-start = Game
um-companion-field-compass = Compass
um-companion-field-freud = Freud
um-companion-field-space = Space
um-companion-field-way = Way
um-companion-field-taken = Taken by you
um-companion-field-icons = Inkpots
um-companion-field-effect = Effect
um-companion-field-there = There
um-companion-field-match = Same symbol on dream and layer
um-companion-field-shown = Shown
um-companion-field-volume = Volume
um-companion-field-tags = Tags
um-companion-field-shelf = Your row
um-companion-field-volumes = Volumes from the left
um-companion-field-points = Points
um-companion-field-yours = Your professor
um-companion-field-journalist = Journalist
um-companion-field-fireworks = Fireworks
um-companion-field-portraits = Portraits crossed
um-companion-field-end = The end is signalled
um-companion-field-coffee = Coffee
um-companion-field-therapy = Therapy points
um-companion-field-each = Points for each
um-companion-field-what = Counted
um-companion-field-most = At most
um-companion-field-goal = Goal
um-companion-field-more = Another one is left
um-companion-field-place = Its two tags
um-companion-field-cited = Volumes of its that you cited
um-companion-field-reputation = Reputation
um-companion-field-ahead = Below
um-companion-field-boxes = Boxes
um-companion-field-bright = Bright Ideas
um-companion-field-ideas = Ideas in its supply
um-companion-field-insights = Insights in its supply
um-companion-field-stack = Cards in its stack
um-companion-field-deck = Deck of research cards
um-companion-field-inkpot = Inkpot
um-companion-field-active = Active tiles
um-companion-field-locked = Locked ideas
um-companion-field-kind = Client
um-companion-field-marker = Therapy marker
um-companion-field-layer = Grief layer
um-companion-field-manifest = Manifest dream
um-companion-field-latent = Latent dream
um-companion-field-professor = Its professor
um-companion-field-room = Second room
um-companion-word-new = From the start
um-companion-word-middle = In the middle
um-companion-word-left = Left
um-companion-word-right = Right
um-companion-word-up = Up
um-companion-word-down = Down
um-companion-word-yes = Yes
um-companion-word-no = No
um-companion-word-shown = One is shown
um-companion-word-none = None
um-companion-word-two = Two
um-companion-word-one = Just one
um-companion-word-several = Several
um-companion-word-deck = None shown: top of the deck
um-companion-word-other-two = None, several others
um-companion-word-other-one = None, one other
um-companion-word-tags-green = Green tags
um-companion-word-tags-purple = Purple tags
um-companion-word-tags-red = Red tags
um-companion-word-reputation = Reputation
um-companion-word-treatises = Treatises
um-companion-word-cured = Cured clients
um-companion-word-kinds = Different tags
um-companion-word-goals = Goals
um-companion-word-tiles = Active tiles
um-companion-word-you = Yours
um-companion-word-it = That of the Id
um-companion-word-some = Has cards
um-companion-word-empty = Empty
um-companion-word-routine = Routine
um-companion-word-case-study = Case study
um-companion-word-top = Top
um-companion-word-row-1 = Row 1
um-companion-word-row-2 = Row 2
um-companion-word-row-3 = Row 3
um-companion-word-blocked = Blocked
um-companion-word-open = Open
um-companion-fault-missing = Something is missing: { $field }.
um-companion-fault-range = { $field }: only from { $least } to { $most }.
um-companion-fault-word = This does not fit: { $field }.
um-companion-fault-effect = This effect cannot be read, or it has no bounds.
um-companion-fault-options = The game has no such options.
um-companion-fault-endless = This goes on without an end, or no table holds so much. Take the last answer back.
um-companion-fault-room = There is no room for this now; finish what is going on first.
um-companion-piece-card = the card
um-companion-piece-tile = the tile
um-companion-piece-routine = the routine client
um-companion-piece-case-study = the case study
um-companion-piece-layer = the grief layer
um-companion-piece-latent = the latent dream
um-companion-piece-manifest = the manifest dream
um-companion-piece-overlay = the overlay
um-companion-piece-twin = the case-study overlay
um-companion-piece-treatise =
    { $colour ->
        [green] green
        [purple] purple
       *[red] red
    }, { $size ->
        [small] fewest points
        [middle] middle points
       *[large] most points
    }
um-companion-tell-won = You win with { $yours } points; the Id has { $its }.
um-companion-tell-lost = The Id wins with { $its } points; you have { $yours }.

## The companion: what follows in the turn of the Id
um-companion-coming-tile = { $tile } acts.
um-companion-coming-end = { $line }: what stands at its end.
um-companion-coming-flip = { $tile } turns active.
um-companion-coming-boxes = { $count ->
    [one] One box for its clients.
   *[other] { $count } boxes for its clients.
}
um-companion-coming-client = A new client for the empty room.
um-companion-coming-yours = Then it is your turn.
## What an answer would change

# $by: the change with its sign; $size (number): the same without a sign; $from and $to (numbers): now and then
um-would-points =
    { $size ->
        [one] { $by } point, { $from } → { $to }
       *[other] { $by } points, { $from } → { $to }
    }
um-would-reputation =
    { $size ->
        [one] { $by } space of reputation, { $from } → { $to }
       *[other] { $by } spaces of reputation, { $from } → { $to }
    }
um-would-coffee =
    { $size ->
        [one] { $by } coffee, { $from } → { $to }
       *[other] { $by } coffee, { $from } → { $to }
    }
um-would-boxes =
    { $size ->
        [one] { $by } Heart-Shaped Box, { $from } → { $to }
       *[other] { $by } Heart-Shaped Boxes, { $from } → { $to }
    }
um-would-bright =
    { $size ->
        [one] { $by } Bright Idea, { $from } → { $to }
       *[other] { $by } Bright Ideas, { $from } → { $to }
    }
um-would-ideas =
    { $size ->
        [one] { $by } idea in your supply, { $from } → { $to }
       *[other] { $by } ideas in your supply, { $from } → { $to }
    }
um-would-hand =
    { $size ->
        [one] { $by } Research card in hand, { $from } → { $to }
       *[other] { $by } Research cards in hand, { $from } → { $to }
    }
um-would-played =
    { $size ->
        [one] { $by } Research card in play, { $from } → { $to }
       *[other] { $by } Research cards in play, { $from } → { $to }
    }
um-would-tiles =
    { $size ->
        [one] { $by } Notebook tile, { $from } → { $to }
       *[other] { $by } Notebook tiles, { $from } → { $to }
    }
um-would-cured =
    { $size ->
        [one] { $by } cured client, { $from } → { $to }
       *[other] { $by } cured clients, { $from } → { $to }
    }
um-would-reserve =
    { $size ->
        [one] { $by } insight in the reserve, { $from } → { $to }
       *[other] { $by } insights in the reserve, { $from } → { $to }
    }
um-would-insights = { $place } { $from } → { $to }
um-would-inkpot = { $place }
# $from: absent where the client has just come
um-would-therapy =
    { $place }: therapy marker { $from ->
        [one] { $from } → { $to }
        [other] { $from } → { $to }
       *[none] on { $to }
    }
