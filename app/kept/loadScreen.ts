/** Loads the screens along with the map that most of them show: loaded in sequence, the map would appear late. */
export async function loadScreen() {
  const [{ TableRouteScreen }] = await Promise.all([
    import('./TableRouteScreen'),
    import('@/app/_table/TableMap'),
  ]);
  return TableRouteScreen;
}
