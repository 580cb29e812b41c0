/** Reserves the space of a map and the line above it until their script has loaded. */
export const MapPlaceholder = () => (
  <div className="map-panel">
    <div className="map-reading" />
    <div className="map-window" />
  </div>
);
