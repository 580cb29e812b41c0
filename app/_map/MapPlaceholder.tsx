/** Reserves the space of a map and its reading row until their script has loaded. */
export const MapPlaceholder = () => (
  <div className="map-panel">
    <div className="map-window" />
    <div className="map-reading" />
  </div>
);

/** Reserves a map's place until its code is known, on a wide screen, so that nothing shifts when it appears. */
export const BlankSheet = () => (
  <div
    aria-hidden="true"
    className="map-panel hidden aspect-[402/361] rounded-card border-[1.5px] border-dashed border-edge wide:block"
  />
);
