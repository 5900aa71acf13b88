use mittwoch_kernel::{Chance, Dice, Draw};

/// Checks draws that fit the game against the seed, and returns the position of the dice after
/// them; without dice only their form is checked.
pub(super) fn check_draws(draws: &[Draw], mut dice: Option<&mut Dice>) -> Result<u64, String> {
    for draw in draws {
        if draw.numbers.is_empty() || draw.numbers.len() != draw.got.len() {
            return Err(format!("the draw for '{}' needs a number for each item", draw.what));
        }
        if let Some(dice) = dice.as_deref_mut() {
            check_draw(draw, dice)?;
        }
    }
    Ok(dice.map_or(0, |dice| dice.position()))
}

fn check_draw(draw: &Draw, dice: &mut Dice) -> Result<(), String> {
    let what = &draw.what;
    if draw.at != dice.position() {
        let position = dice.position();
        return Err(format!("the draw for '{what}' is at {}, the dice at {position}", draw.at));
    }
    for (index, number) in draw.numbers.iter().enumerate() {
        let left = draw.from.len().saturating_sub(index).max(1);
        let yielded = dice.below(left as u32);
        if yielded != *number {
            return Err(format!(
                "the draw for '{what}' has the number {number} where the seed yields {yielded}"
            ));
        }
    }
    Ok(())
}
