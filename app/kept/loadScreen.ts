/** The screens of a kept table, with the map that most of them show: what is asked for one after the other comes late. */
export async function loadScreen() {
  const [{ PlaceScreen }] = await Promise.all([
    import('./PlaceScreen'),
    import('@/app/_table/TableMap'),
  ]);
  return PlaceScreen;
}
