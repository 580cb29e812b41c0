import { useInBrowser } from '@/app/_ui/inBrowser';
import { later } from '@/app/_ui/later';

const FaceDownOffer = later(async () => (await import('./FaceDownOffer')).FaceDownOffer);

/** Once somebody has looked, what has to be asked so that laying the phone down covers the clue. */
export function FaceDownNote({ isOpen }: { readonly isOpen: boolean }) {
  // Only iPhones and iPads know this property, and only they tell nothing without leave.
  const needsLeave = useInBrowser() && CSS.supports('-webkit-touch-callout:none');
  return needsLeave && <FaceDownOffer isOpen={isOpen} />;
}
