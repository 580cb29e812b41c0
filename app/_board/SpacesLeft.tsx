import { useTranslations } from 'use-intl';
import { CalmButton } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';

interface SpacesLeftProps {
  readonly isOn: boolean;
  /** Whether the spaces are not computed, or cannot be. */
  readonly isPending: boolean;
  readonly onTap: () => void;
}

/** Toggles the light on the spaces that may still be the habitat. */
export function SpacesLeft({ isOn, isPending, onTap }: SpacesLeftProps) {
  const words = useTranslations('standalone');
  return (
    <CalmButton
      icon={<Icon name="eye" />}
      isOn={isOn}
      aria-pressed={isOn}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onTap}
    >
      {words('view.spaces')}
    </CalmButton>
  );
}

/** The number of those spaces, on the line above the map. */
export function LeftWords({ count }: { readonly count: number }) {
  const words = useTranslations('standalone');
  return <b>{words('left', { count })}</b>;
}
