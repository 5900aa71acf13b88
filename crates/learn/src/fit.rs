//! Fitting a net to rows, by Adam over small batches.

use mittwoch_kernel::{Chance, FastRng};
use mittwoch_search::{JudgeNet, NetLayer, OUTPUTS};

use crate::Rows;

/// How much the errors of win, score and lead count.
const COUNTS: [f32; OUTPUTS] = [1.0, 0.5, 0.5];
/// How fast the means of Adam forget.
const FORGET: [f32; 2] = [0.9, 0.999];
/// How much large weights are drawn to nothing.
const DECAY: f32 = 1e-5;

/// How a net is fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitPlan {
    /// How often each row is looked at.
    pub epochs: u32,
    /// Rows of a step.
    pub batch: usize,
    /// The length of the first steps; it falls to a twentieth.
    pub rate: f32,
    /// What the order of the rows follows from.
    pub seed: u64,
}

/// A net of small random weights.
pub fn fresh(inputs: usize, hidden: [usize; 2], seed: u64) -> JudgeNet {
    let mut net = JudgeNet::empty(inputs, hidden);
    let mut luck = FastRng::new(seed);
    for (layer, fan) in net.layers.iter_mut().zip([24.0, hidden[0] as f32, hidden[1] as f32]) {
        let size = (2.0f32 / fan).sqrt();
        for weight in &mut layer.weights {
            let even = |luck: &mut FastRng| luck.below(1 << 20) as f32 / (1 << 20) as f32 - 0.5;
            *weight = (even(&mut luck) + even(&mut luck)) * size;
        }
    }
    net.layers[2].weights.iter_mut().for_each(|weight| *weight *= 0.1);
    net
}

/// Fits a net to rows; `step` hears how much of it is done, from 0 to 1.
pub fn fit(net: &mut JudgeNet, rows: &Rows, plan: &FitPlan, step: &mut dyn FnMut(f32)) {
    let mut order: Vec<u32> = (0..rows.len() as u32).collect();
    let mut luck = FastRng::new(plan.seed);
    let mut fitter = Fitter::new(net);
    let batches = rows.len().div_ceil(plan.batch.max(1)) * plan.epochs as usize;
    let mut done = 0;
    for _ in 0..plan.epochs {
        shuffle(&mut order, &mut luck);
        for batch in order.chunks(plan.batch.max(1)) {
            for row in batch {
                fitter.learn(net, rows, *row as usize);
            }
            let part = done as f32 / batches.max(1) as f32;
            let fall = 0.05 + 0.95 * 0.5 * (1.0 + (std::f32::consts::PI * part).cos());
            fitter.apply(net, plan.rate * fall, batch.len());
            done += 1;
            if done % 256 == 0 {
                step(part);
            }
        }
    }
    step(1.0);
}

/// The mean error of the win chance over rows, in natural units of doubt.
pub fn loss(net: &JudgeNet, rows: &Rows) -> f32 {
    let mut fitter = Fitter::new(net);
    let one = |row: usize| {
        let (_, _, target) = rows.row(row);
        let said = fitter.forward(net, rows, row)[0];
        said.max(0.0) - said * target[0] + (-said.abs()).exp().ln_1p()
    };
    (0..rows.len()).map(one).sum::<f32>() / rows.len().max(1) as f32
}

fn shuffle(order: &mut [u32], luck: &mut FastRng) {
    for at in (1..order.len()).rev() {
        order.swap(at, luck.below(at as u32 + 1) as usize);
    }
}

/// Gradients, the means of Adam, and the numbers between the layers.
struct Fitter {
    gradients: [NetLayer; 3],
    means: [[NetLayer; 3]; 2],
    steps: i32,
    hidden: [Vec<f32>; 2],
    live: Vec<(u32, f32)>,
    blame: [Vec<f32>; 2],
}

impl Fitter {
    fn new(net: &JudgeNet) -> Fitter {
        let empty =
            || net.layers.each_ref().map(|layer| NetLayer::empty(layer.inputs(), layer.bias.len()));
        let hidden = [0, 1].map(|layer: usize| vec![0.0; net.layers[layer].bias.len()]);
        Fitter {
            gradients: empty(),
            means: [empty(), empty()],
            steps: 0,
            blame: hidden.clone(),
            hidden,
            live: Vec::new(),
        }
    }

    fn forward(&mut self, net: &JudgeNet, rows: &Rows, row: usize) -> [f32; OUTPUTS] {
        let (places, numbers, _) = rows.row(row);
        let [first, second] = &mut self.hidden;
        let width = first.len();
        first.copy_from_slice(&net.layers[0].bias);
        for (place, number) in places.iter().zip(numbers) {
            let weights = &net.layers[0].weights[usize::from(*place) * width..][..width];
            add(first, weights, *number);
        }
        first.iter_mut().for_each(|number| *number = number.max(0.0));
        net.layers[1].sums(first, &mut self.live, second);
        second.iter_mut().for_each(|number| *number = number.max(0.0));
        let mut said = [0.0; OUTPUTS];
        net.layers[2].sums(second, &mut self.live, &mut said);
        said
    }

    /// Adds the gradients of a row.
    fn learn(&mut self, net: &JudgeNet, rows: &Rows, row: usize) {
        let said = self.forward(net, rows, row);
        let (places, numbers, target) = rows.row(row);
        let win = 1.0 / (1.0 + (-said[0]).exp());
        let errors = [
            COUNTS[0] * (win - target[0]),
            COUNTS[1] * (said[1] - target[1]),
            COUNTS[2] * (said[2] - target[2]),
        ];
        let Fitter { gradients: [first, second, last], hidden, blame, .. } = self;
        let [blame_first, blame_second] = blame;
        back(&net.layers[2], last, &hidden[1], &errors, blame_second);
        back(&net.layers[1], second, &hidden[0], blame_second, blame_first);
        add(&mut first.bias, blame_first, 1.0);
        let width = blame_first.len();
        for (place, number) in places.iter().zip(numbers) {
            let gradient = &mut first.weights[usize::from(*place) * width..][..width];
            add(gradient, blame_first, *number);
        }
    }

    /// Takes a step against the gradients, and forgets them.
    fn apply(&mut self, net: &mut JudgeNet, rate: f32, rows: usize) {
        self.steps += 1;
        let unbias = FORGET.map(|forget| 1.0 - forget.powi(self.steps));
        let [first, second] = &mut self.means;
        let share = 1.0 / rows.max(1) as f32;
        let adam = Adam { rate, share, unbias };
        for (at, layer) in net.layers.iter_mut().enumerate() {
            let gradient = &mut self.gradients[at];
            let (mean, square) = (&mut first[at], &mut second[at]);
            let means = (&mut mean.weights[..], &mut square.weights[..]);
            adam.step(&mut layer.weights, &mut gradient.weights, means);
            let means = (&mut mean.bias[..], &mut square.bias[..]);
            adam.step(&mut layer.bias, &mut gradient.bias, means);
        }
    }
}

/// A step of Adam.
struct Adam {
    rate: f32,
    share: f32,
    unbias: [f32; 2],
}

impl Adam {
    fn step(
        &self,
        weights: &mut [f32],
        gradients: &mut [f32],
        (means, squares): (&mut [f32], &mut [f32]),
    ) {
        let numbers = weights.iter_mut().zip(gradients).zip(means.iter_mut().zip(squares));
        for ((weight, sum), (mean, square)) in numbers {
            let gradient = *sum * self.share;
            *sum = 0.0;
            *mean = FORGET[0] * *mean + (1.0 - FORGET[0]) * gradient;
            *square = FORGET[1] * *square + (1.0 - FORGET[1]) * gradient * gradient;
            let length = *mean / self.unbias[0] / ((*square / self.unbias[1]).sqrt() + 1e-8);
            *weight -= self.rate * (length + DECAY * *weight);
        }
    }
}

fn add(sums: &mut [f32], numbers: &[f32], times: f32) {
    sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += times * number);
}

/// Passes blame back through a layer to the numbers that went in, as far as they were not cut.
fn back(layer: &NetLayer, gradient: &mut NetLayer, inputs: &[f32], blame: &[f32], to: &mut [f32]) {
    let outputs = blame.len();
    add(&mut gradient.bias, blame, 1.0);
    let weights = layer.weights.chunks_exact(outputs);
    let gradients = gradient.weights.chunks_exact_mut(outputs);
    for (((input, to), weights), gradient) in inputs.iter().zip(to).zip(weights).zip(gradients) {
        *to = 0.0;
        if *input > 0.0 {
            add(gradient, blame, *input);
            *to = weights.iter().zip(blame).map(|(weight, blame)| weight * blame).sum();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows whose win is the exclusive or of two numbers, which no single layer can say.
    fn puzzle(count: u32) -> Rows {
        let (mut rows, mut luck) = (Rows::default(), FastRng::new(8));
        for at in 0..count as usize {
            let [one, other] = [luck.below(2), luck.below(2)];
            rows.push(&[one as f32, other as f32, luck.below(100) as f32 / 100.0]);
            let win = f32::from(u8::from(one != other));
            rows.set_target(at, [win, one as f32, win - 0.5]);
        }
        rows
    }

    #[test]
    fn a_net_learns_what_no_single_layer_can_say() {
        let rows = puzzle(2000);
        let plan = FitPlan { epochs: 8, batch: 16, rate: 3e-3, seed: 1 };
        let mut net = fresh(3, [16, 8], 5);
        let before = loss(&net, &rows);
        fit(&mut net, &rows, &plan, &mut |_| {});
        let after = loss(&net, &rows);
        assert!(before > 0.5 && after < 0.05, "{before} to {after}");
        let mut again = fresh(3, [16, 8], 5);
        fit(&mut again, &rows, &plan, &mut |_| {});
        assert_eq!(net, again, "the seed decides");
    }
}
