use crate::List;

/// The unfinished business of a game, as plain data inside its state.
///
/// The top frame says where the game is. Depth is bounded; overflowing it is a fault of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F: Default, const N: usize>(List<F, N>);

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    const SMALL: () = assert!(size_of::<F>() <= 16, "a frame is at most 16 bytes");

    /// A stack with nothing to do.
    #[inline]
    pub fn new() -> Stack<F, N> {
        const { Self::SMALL };
        Stack(List::new())
    }

    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, frame: F) {
        assert!(self.0.len() < N, "the stack of frames is full");
        self.0.push(frame);
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// The top frame.
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// The top frame of a game that was set up; even its end is a frame.
    #[inline]
    pub fn current(&self) -> F {
        self.top().expect("even the end of a game is a frame")
    }

    /// Replaces the top frame.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        let replaced = self.pop();
        debug_assert!(replaced.is_some(), "there is no frame to replace");
        self.push(frame);
    }

    /// How many frames lie on the stack.
    #[inline]
    pub fn depth(&self) -> usize {
        self.0.len()
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Stack<F, N> {
        Stack::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_frame_in_is_the_first_out_and_copies_are_apart() {
        let mut stack: Stack<u8, 3> = Stack::new();
        stack.push(1);
        stack.push(2);
        let copy = stack;
        stack.replace(9);
        assert_eq!((stack.pop(), stack.pop(), stack.pop()), (Some(9), Some(1), None));
        assert_eq!((copy.top(), copy.current(), copy.depth()), (Some(2), 2, 2));
    }

    #[test]
    #[should_panic(expected = "full")]
    fn depth_is_bounded() {
        let mut stack: Stack<u8, 1> = Stack::new();
        stack.push(1);
        stack.push(2);
    }
}
