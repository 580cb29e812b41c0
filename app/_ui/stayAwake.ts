/**
 * Keeps the screen on until the returned function is called, for times when players look at it without tapping: while
 * they lay a map, or while another phone scans codes. Without the Wake Lock API, as over plain http, it plays an
 * invisible video instead.
 */
export const stayAwake = (): (() => void) =>
  'wakeLock' in navigator ? holdWakeLock(navigator.wakeLock) : playNothing();

/**
 * The browser releases the lock whenever the page is hidden, so it is requested again afterwards. iPhones grant the
 * first lock only on a tap, and none while the battery is low: after a refusal the next tap requests it again.
 */
function holdWakeLock(wakeLock: WakeLock): () => void {
  let lock: WakeLockSentinel | undefined;
  let isPending = false;
  let isActive = true;

  async function request() {
    const isHeld = lock !== undefined && !lock.released;
    if (isPending || isHeld || document.visibilityState !== 'visible') return;
    isPending = true;
    lock = await wakeLock.request('screen').catch(() => undefined);
    isPending = false;
    if (!isActive) release();
  }
  const release = () => void lock?.release();

  document.addEventListener('visibilitychange', request);
  document.addEventListener('click', request);
  void request();
  return () => {
    isActive = false;
    document.removeEventListener('visibilitychange', request);
    document.removeEventListener('click', request);
    release();
  };
}

/**
 * Browsers keep the screen on while a visible video plays. Chromium and Firefox accept a media stream, even a tiny and
 * muted one (see their VideoWakeLock and ShouldCreateVideoWakeLock). WebKit also requires sound, which would stop the
 * phone's music, so there the screen turns off.
 */
function playNothing(): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  // A canvas can be captured only once it has a context, and has a frame only once something is drawn.
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const stream = canvas.captureStream();
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream, ariaHidden: 'true' });
  video.className = 'nothing-played';
  document.body.append(video);
  const play = () => void video.play().catch(() => undefined);
  document.addEventListener('visibilitychange', play);
  play();
  return () => {
    document.removeEventListener('visibilitychange', play);
    for (const track of stream.getTracks()) track.stop();
    video.remove();
  };
}
