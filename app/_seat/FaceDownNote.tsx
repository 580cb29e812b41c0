import { useInBrowser } from '@/app/_ui/inBrowser';
import { FaceDownOffer } from './FaceDownOffer';

/** Once somebody has looked, what has to be asked so that laying the phone down covers the clue. */
export function FaceDownNote({ isOpen }: { readonly isOpen: boolean }) {
  // Only iPhones and iPads know this property, and only they tell nothing without leave.
  const needsLeave = useInBrowser() && CSS.supports('-webkit-touch-callout:none');
  return needsLeave && <FaceDownOffer isOpen={isOpen} />;
}
