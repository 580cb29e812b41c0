// Puts on the look chosen on this phone before anything is painted. A file of its own, because
// pages carry no inline script. The name is the one that app/_state/look.ts writes.
try {
  const look = localStorage.getItem('fieldbook-look');
  if (look === 'paper' || look === 'lantern') document.documentElement.dataset.theme = look;
} catch {
  // Storage is closed to us: the phone's own setting decides.
}
