'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { StructureGlyph } from '@/app/_map/StructureGlyph';
import { dealGame } from '@/app/_state/dealGame';
import type { Trouble } from '@/app/_state/tableClient';
import { Button } from '@/app/_ui/Button';
import { CardChoice } from '@/app/_ui/CardChoice';
import { Choice } from '@/app/_ui/Choice';
import { Message } from '@/app/_ui/Message';
import { COLORS_OF, type Mode, PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';

const PLAYERS = PLAYER_COUNTS.map(value => ({ value, label: value }));
const MODES = [
  {
    value: 'normal',
    title: 'Normal',
    picture: <Stones mode="normal" />,
    text: 'Six structures, no “not”. Good for a first evening.',
  },
  {
    value: 'advanced',
    title: 'Advanced',
    picture: <Stones mode="advanced" />,
    text: 'Clues may say “not”, and black structures join in.',
  },
] as const;

/** Two questions with a sensible answer each, and the deal. */
export function NewGame() {
  const router = useRouter();
  const [players, setPlayers] = useState<PlayerCount>(4);
  const [mode, setMode] = useState<Mode>('normal');
  const [trouble, setTrouble] = useState<Trouble>();
  const [isDealing, setDealing] = useState(false);

  async function deal(event: FormEvent) {
    event.preventDefault();
    setTrouble(undefined);
    setDealing(true);
    const dealt = await dealGame({ mode, players });
    if (dealt.ok) return router.push(`/games/${dealt.value.code}`);
    setDealing(false);
    setTrouble(dealt.error);
  }

  return (
    <form onSubmit={deal} className="flex grow flex-col gap-6">
      <Choice
        legend="How many of you?"
        name="players"
        options={PLAYERS}
        value={players}
        onChange={setPlayers}
      />
      <CardChoice
        legend="Which game?"
        name="mode"
        options={MODES}
        value={mode}
        onChange={setMode}
      />
      {trouble && <Message kind="trouble" title={trouble.message} />}
      <Button
        type="submit"
        kind="primary"
        waiting={isDealing ? 'Dealing…' : undefined}
        className="mt-auto"
      >
        Deal
      </Button>
    </form>
  );
}

function Stones({ mode }: { mode: Mode }) {
  return (
    <span className="flex gap-1">
      {COLORS_OF[mode].map(color => (
        <svg key={color} aria-hidden="true" viewBox="-12 -13 24 26" className="size-7">
          <StructureGlyph kind="standing-stone" color={color} />
        </svg>
      ))}
    </span>
  );
}
