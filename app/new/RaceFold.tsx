import { Fold } from '@/app/_ui/Fold';
import { TextField } from '@/app/_ui/TextField';

const LONGEST_SEED = 200;

interface RaceFoldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** Two tables that type the same words play the same game. */
export function RaceFold({ seed, onChange }: RaceFoldProps) {
  return (
    <Fold title="Race another table" note={seed.trim() || 'a game of your own'}>
      <TextField
        label="Words to share"
        name="seed"
        value={seed}
        onChange={onChange}
        maxLength={LONGEST_SEED}
        note="Both tables type the same words, such as fox-lantern-creek, and choose the same above: then both get the same game. Whoever knows the words could deal it again, so play fair."
      />
    </Fold>
  );
}
