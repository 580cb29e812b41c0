/** A text, because phones let apps hand those to each other: what it is, and a parcel a line. */
export const gamesFile = (name: string, note: string, parcels: readonly string[]): File =>
  new File([`${note}\n\n${parcels.join('\n')}\n`], `fieldbook-${name}.txt`, { type: 'text/plain' });

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // A browser may begin to read it only now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whoever closes the phone's own list of apps has not failed. */
export const sendFile = (file: File): Promise<void> =>
  navigator.share({ files: [file] }).catch(() => undefined);
