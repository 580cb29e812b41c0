/** A bear's track that goes off and cannot be seen any more. */
export const EndingTracks = () => (
  <div aria-hidden="true" className="ending-tracks aspect-[92/48] max-h-[24dvh]" />
);
