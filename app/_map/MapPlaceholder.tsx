/** Keeps the room of a map with its reading row, until their script is here. */
export const MapPlaceholder = () => (
  <div className="map-panel">
    <div className="map-window" />
    <div className="map-reading" />
  </div>
);
