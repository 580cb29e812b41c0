import { useTranslations } from 'use-intl';
import { Fold } from '@/app/_ui/Fold';
import { TextField } from '@/app/_ui/TextField';

const LONGEST_SEED = 200;

interface RaceFoldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** Two tables that type the same words play the same game. */
export function RaceFold({ seed, onChange }: RaceFoldProps) {
  const words = useTranslations('new');
  return (
    <Fold title={words('race')} note={seed.trim() || words('raceAlone')}>
      <TextField
        label={words('raceWords')}
        name="seed"
        value={seed}
        onChange={onChange}
        maxLength={LONGEST_SEED}
        note={words('raceNote')}
      />
    </Fold>
  );
}
