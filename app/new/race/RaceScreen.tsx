'use client';

import { type FormEvent, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Recognised } from '@/app/_codes/Recognised';
import { SendButton } from '@/app/_codes/SendButton';
import { TypedField } from '@/app/_codes/TypedField';
import { useTypedTrouble } from '@/app/_codes/typedWords';
import { useCode } from '@/app/_codes/useCode';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { readTyped } from '@/lib/game/typed';
import { choose, recallChoices, useDealChoices } from '../dealChoices';
import { NoServerNote } from '../NoServerNote';
import { useDeal } from '../useDeal';
import { useServerWatch } from '../useServerWatch';
import { RaceChoices } from './RaceChoices';
import { RaceMap } from './RaceMap';
import { useRaceMap } from './useRaceMap';

/** Two tables that type the same words play the same game, and see before they deal that they will. */
export function RaceScreen() {
  const words = useTranslations('race');
  const dealing = useTranslations('new');
  const id = useId();
  const code = useCode({ box: 'words' });
  const isWrong = useTypedTrouble()(code) !== undefined;
  const choices = useDealChoices();
  const answer = useRaceMap(choices);
  const { isDealing, trouble, deal } = useDeal({ isRace: true });
  const { isServerAway } = useServerWatch();
  const isRace = code.typed.kind === 'words' || code.typed.kind === 'nothing';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for words chosen on another page
  useEffect(() => {
    recallChoices();
    code.write(useDealChoices.getState().seed);
  }, []);

  function write(text: string) {
    code.write(text);
    choose({ seed: readTyped(text, 'words').kind === 'words' ? text : '' });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isRace) code.send();
    else if (answer.is === 'there') deal();
  }

  return (
    <form onSubmit={send} className="race">
      <div className="grid gap-1">
        <h2 className="font-semibold text-soft">{words('yourWords')}</h2>
        <TypedField
          label={words('yourWords')}
          placeholder={words('example')}
          value={code.text}
          onChange={write}
          isWrong={isWrong}
          line="whole"
          describedBy={id}
        />
        {isRace ? (
          <p id={id} className="text-note text-soft">
            {words('anyWriting')}
          </p>
        ) : (
          <Recognised id={id} code={code} opens={false} />
        )}
      </div>
      {isRace && <RaceMap answer={answer} />}
      {isRace && <RaceChoices choices={choices} />}
      <NoServerNote isServerAway={isServerAway} />
      <TroubleNote trouble={trouble} />
      <AtThumb>
        {isRace ? (
          <Button
            type="submit"
            kind="primary"
            disabled={answer.is !== 'there'}
            waiting={isDealing ? dealing('dealing') : undefined}
          >
            {words('deal')}
          </Button>
        ) : (
          <SendButton code={code} />
        )}
      </AtThumb>
    </form>
  );
}
