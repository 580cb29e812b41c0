/** Keeps the room of a map with its reading row, until their script is here. */
export const MapPlaceholder = () => (
  <div className="map-panel">
    <div className="map-window" />
    <div className="map-reading" />
  </div>
);

/** Where a map will lie once it is named, on a screen that has room to leave: nothing jumps when it comes. */
export const BlankSheet = () => (
  <div
    aria-hidden="true"
    className="map-panel hidden aspect-[402/361] rounded-card border-[1.5px] border-dashed border-edge wide:block"
  />
);
