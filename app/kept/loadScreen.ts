/** The screens of a kept table, with the map that most of them show: what is asked for one after the other comes late. */
export async function loadScreen() {
  const [{ TableRouteScreen }] = await Promise.all([
    import('./TableRouteScreen'),
    import('@/app/_table/TableMap'),
  ]);
  return TableRouteScreen;
}
