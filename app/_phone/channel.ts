/**
 * Between all tabs of this phone. Some browsers that keep nothing let tabs say nothing either: then there is nothing
 * kept to speak of.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
