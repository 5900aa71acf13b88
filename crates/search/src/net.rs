//! A small net of numbers: two hidden layers, plain loops that the compiler makes wide.

use pulp::Arch;

/// What a net says of a position: the logit of a win, the score and the lead.
pub const OUTPUTS: usize = 3;

/// Sums that are reckoned side by side: with the wide registers of newer processors, four of them.
const BLOCK: usize = 32;
/// The first bytes of a file of weights.
const MARK: &[u8; 4] = b"MWN1";

/// A layer: weights by input, then by output, and what is added.
#[derive(Clone, PartialEq, Debug)]
pub struct NetLayer {
    /// For each input the weights of all outputs.
    pub weights: Vec<f32>,
    /// What is added to each output.
    pub bias: Vec<f32>,
}

/// A judge's weights.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgeNet {
    /// Two hidden layers and the outputs.
    pub layers: [NetLayer; 3],
}

/// Why a file holds no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetFault {
    /// It does not begin as such a file does.
    Mark,
    /// It is longer or shorter than its sizes say.
    Length,
}

/// Numbers between the layers, kept so that no thought asks for memory.
#[derive(Clone, Debug, Default)]
pub struct NetScratch {
    live: Vec<(u32, f32)>,
    first: Vec<f32>,
    second: Vec<f32>,
}

impl NetLayer {
    /// A layer of nothing.
    pub fn empty(inputs: usize, outputs: usize) -> NetLayer {
        NetLayer { weights: vec![0.0; inputs * outputs], bias: vec![0.0; outputs] }
    }

    /// How many numbers go in.
    pub fn inputs(&self) -> usize {
        self.weights.len() / self.bias.len().max(1)
    }

    /// The sums of the weighted inputs; inputs of nothing cost nothing. `live` is a buffer.
    pub fn sums(&self, inputs: &[f32], live: &mut Vec<(u32, f32)>, sums: &mut [f32]) {
        // The same numbers come out whichever registers there are: nothing is added in another order.
        Arch::new().dispatch(|| self.sums_here(inputs, live, sums));
    }

    #[inline(always)]
    fn sums_here(&self, inputs: &[f32], live: &mut Vec<(u32, f32)>, sums: &mut [f32]) {
        let outputs = self.bias.len();
        gathered(inputs, outputs, live);
        let whole = outputs / BLOCK * BLOCK;
        for at in (0..whole).step_by(BLOCK) {
            self.block(live, at, &mut sums[at..at + BLOCK]);
        }
        for (at, sum) in sums.iter_mut().enumerate().take(outputs).skip(whole) {
            let one = |(row, input): &(u32, f32)| input * self.weights[*row as usize + at];
            *sum = self.bias[at] + live.iter().map(one).sum::<f32>();
        }
    }

    /// Some sums side by side, so that the processor keeps them at hand.
    #[inline(always)]
    fn block(&self, live: &[(u32, f32)], at: usize, sums: &mut [f32]) {
        let mut block = [0.0f32; BLOCK];
        block.copy_from_slice(&self.bias[at..at + BLOCK]);
        for (row, input) in live {
            let start = *row as usize + at;
            let weights: &[f32; BLOCK] =
                self.weights[start..start + BLOCK].try_into().expect("a block of weights");
            for (sum, weight) in block.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
        sums.copy_from_slice(&block);
    }
}

impl JudgeNet {
    /// A net of nothing with these numbers of inputs and hidden numbers.
    pub fn empty(inputs: usize, [first, second]: [usize; 2]) -> JudgeNet {
        let layers = [(inputs, first), (first, second), (second, OUTPUTS)];
        JudgeNet { layers: layers.map(|(inputs, outputs)| NetLayer::empty(inputs, outputs)) }
    }

    /// How many numbers it looks at.
    pub fn inputs(&self) -> usize {
        self.layers[0].inputs()
    }

    /// What it says of a position.
    pub fn say(&self, inputs: &[f32], scratch: &mut NetScratch) -> [f32; OUTPUTS] {
        Arch::new().dispatch(|| self.say_here(inputs, scratch))
    }

    #[inline(always)]
    fn say_here(&self, inputs: &[f32], scratch: &mut NetScratch) -> [f32; OUTPUTS] {
        let NetScratch { live, first, second } = scratch;
        first.resize(self.layers[0].bias.len(), 0.0);
        second.resize(self.layers[1].bias.len(), 0.0);
        self.layers[0].sums_here(inputs, live, first);
        cut(first);
        self.layers[1].sums_here(first, live, second);
        cut(second);
        let mut said = [0.0; OUTPUTS];
        self.layers[2].sums_here(second, live, &mut said);
        said
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    ///
    /// Names what is wrong with a file that holds no net.
    pub fn read(bytes: &[u8]) -> Result<JudgeNet, NetFault> {
        let (head, body) = bytes.split_at_checked(16).ok_or(NetFault::Length)?;
        if &head[..4] != MARK {
            return Err(NetFault::Mark);
        }
        let size = |at: usize| {
            let bytes = head[at..at + 4].try_into().expect("four bytes");
            u32::from_le_bytes(bytes) as usize
        };
        let [inputs, first, second] = [4, 8, 12].map(size);
        let sizes = [(inputs, first), (first, second), (second, OUTPUTS)];
        let count: usize = sizes.iter().map(|(inputs, outputs)| (inputs + 1) * outputs).sum();
        if [inputs, first, second].iter().any(|size| !(1..=4096).contains(size))
            || body.len() != 4 * count
        {
            return Err(NetFault::Length);
        }
        let mut numbers = body
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes(bytes.try_into().expect("four bytes")));
        let layers = sizes.map(|(inputs, outputs)| NetLayer {
            weights: numbers.by_ref().take(inputs * outputs).collect(),
            bias: numbers.by_ref().take(outputs).collect(),
        });
        Ok(JudgeNet { layers })
    }

    /// The file of its weights, little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        let sizes = [self.inputs(), self.layers[1].inputs(), self.layers[2].inputs()];
        let mut bytes = MARK.to_vec();
        sizes.iter().for_each(|size| bytes.extend((*size as u32).to_le_bytes()));
        for layer in &self.layers {
            let numbers = layer.weights.iter().chain(&layer.bias);
            numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
        }
        bytes
    }
}

/// Where the weights of each input begin, and the input, without those that are nothing.
#[inline(always)]
fn gathered(inputs: &[f32], outputs: usize, live: &mut Vec<(u32, f32)>) {
    live.resize(inputs.len(), (0, 0.0));
    let (mut count, mut row) = (0, 0);
    for input in inputs {
        // Written whether or not it stays: a guess about the next input is mostly wrong.
        live[count] = (row, *input);
        count += usize::from(*input != 0.0);
        row += outputs as u32;
    }
    live.truncate(count);
}

/// Nothing in place of what is less than nothing.
#[inline(always)]
fn cut(numbers: &mut [f32]) {
    numbers.iter_mut().for_each(|number| *number = number.max(0.0));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two inputs, of which the first speaks for a win and the second against it.
    fn plain() -> JudgeNet {
        let mut net = JudgeNet::empty(2, [2, 1]);
        net.layers[0].weights = vec![2.0, 0.0, 0.0, 3.0];
        net.layers[1].weights = vec![1.0, -1.0];
        net.layers[1].bias = vec![1.0];
        net.layers[2].weights = vec![1.0, 10.0, -1.0];
        net
    }

    #[test]
    fn a_net_adds_weighs_and_cuts() {
        let mut scratch = NetScratch::default();
        assert_eq!(plain().say(&[1.0, 0.0], &mut scratch), [3.0, 30.0, -3.0]);
        assert_eq!(plain().say(&[1.0, 1.0], &mut scratch), [0.0, 0.0, 0.0]);
        assert_eq!(plain().say(&[-1.0, 0.0], &mut scratch), [1.0, 10.0, -1.0]);
    }

    #[test]
    fn a_file_is_read_as_it_was_written_and_a_damaged_one_is_refused() {
        let bytes = plain().bytes();
        assert_eq!(JudgeNet::read(&bytes), Ok(plain()));
        assert_eq!(JudgeNet::read(&bytes[..bytes.len() - 1]), Err(NetFault::Length));
        assert_eq!(JudgeNet::read(&bytes[..7]), Err(NetFault::Length));
        let mut other = bytes.clone();
        other[0] = b'X';
        assert_eq!(JudgeNet::read(&other), Err(NetFault::Mark));
        other = bytes;
        other[4] = 9;
        assert_eq!(JudgeNet::read(&other), Err(NetFault::Length));
    }
}
