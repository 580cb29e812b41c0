/** Reserves the space of a map and its reading row until their script has loaded. */
export const MapPlaceholder = () => (
  <div className="map-panel">
    <div className="map-window" />
    <div className="map-reading" />
  </div>
);
