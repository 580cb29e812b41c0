/**
 * Keeps the screen on until the result is called, where people look at it and nobody taps: while a map is laid, or
 * another phone reads codes. Where the browser has no wake lock, as on plain http, it plays a picture of nothing.
 */
export const stayAwake = (): (() => void) =>
  'wakeLock' in navigator ? holdWakeLock(navigator.wakeLock) : playNothing();

/**
 * A lock goes whenever the page is out of sight, and is asked for again. iPhones give the first one only to a tap, and
 * none is given while the battery is low: who was refused asks with the next tap.
 */
function holdWakeLock(wakeLock: WakeLock): () => void {
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  let isWanted = true;

  async function ask() {
    const isHeld = lock !== undefined && !lock.released;
    if (isAsking || isHeld || document.visibilityState !== 'visible') return;
    isAsking = true;
    lock = await wakeLock.request('screen').catch(() => undefined);
    isAsking = false;
    if (!isWanted) letGo();
  }
  const letGo = () => void lock?.release();

  document.addEventListener('visibilitychange', ask);
  document.addEventListener('click', ask);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', ask);
    document.removeEventListener('click', ask);
    letGo();
  };
}

/**
 * Browsers leave the screen on while a video plays in sight. Chromium and Firefox count one that is a stream, however
 * small and mute it is (their VideoWakeLock and ShouldCreateVideoWakeLock). WebKit wants sound as well, which would
 * stop the music that plays on the phone: there the screen goes dark.
 */
function playNothing(): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  // A canvas has a stream only once something can draw on it, and a picture once something has.
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
