/** Loads the screens together with the map, which most of them show: in sequence, the map would appear late. */
export async function loadScreen() {
  const [{ TableRouteScreen }] = await Promise.all([
    import('./TableRouteScreen'),
    import('@/app/_table/TableMap'),
  ]);
  return TableRouteScreen;
}
