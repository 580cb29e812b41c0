/** Reserves the space of a map and its caption until their script has loaded. */
export const MapPlaceholder = () => (
  <div className="map-panel">
    <div className="map-window" />
    <div className="map-reading" />
  </div>
);
