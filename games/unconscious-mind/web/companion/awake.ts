// The screen stays awake while somebody plays; where that is not possible, it does not.

/** Keeps the screen awake, also after the page was out of sight; gives what ends it. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  const hold = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    held = await navigator.wakeLock.request('screen').catch(() => null);
  };
  const again = () => void hold();
  void hold();
  document.addEventListener('visibilitychange', again);
  return () => {
    document.removeEventListener('visibilitychange', again);
    void held?.release();
  };
}
