'use client';

import { type FormEvent, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { CodePreview } from '@/app/_codes/CodePreview';
import { SendButton, TypedField } from '@/app/_codes/TypedField';
import { useCode } from '@/app/_codes/useCode';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import {
  choose,
  type DealChoices,
  rehydrateChoices,
  useDealChoices,
} from '@/app/_state/dealChoices';
import { type QueryState, useServerQuery } from '@/app/_state/useServerQuery';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { ADDRESSES } from '@/app/addresses';
import { normalizeSeed } from '@/lib/game/deal/spokenSeed';
import { parseTyped } from '@/lib/game/typedInput';
import { readStoredMap } from '@/lib/map/mapCode';
import { mapDigits } from '@/lib/map/mapDigits';
import { dealBody, mapToDeal } from '../dealGame';
import { NoServerNote } from '../NoServerNote';
import { useDeal } from '../useDeal';
import { useServerWatch } from '../whosePhone';

/** Two tables that type the same words play the same game; both can check the map before they deal. */
export function RaceScreen() {
  const words = useTranslations('race');
  const dealing = useTranslations('new');
  const id = useId();
  const code = useCode({ box: 'words' });
  const choices = useDealChoices();
  const answer = useRaceMap(choices);
  const { isDealing, trouble, deal } = useDeal({ isRace: true });
  const { isServerAway } = useServerWatch();
  const isRace = code.typed.kind === 'words' || code.typed.kind === 'nothing';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for words chosen on another page
  useEffect(() => {
    rehydrateChoices();
    code.write(useDealChoices.getState().seed);
  }, []);

  function write(text: string) {
    code.write(text);
    choose({ seed: parseTyped(text, 'words').kind === 'words' ? text : '' });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isRace) code.send();
    else if (answer.status === 'there') deal();
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
          isWrong={code.trouble !== undefined}
          line="whole"
          describedBy={id}
        />
        {isRace ? (
          <p id={id} className="text-note text-soft">
            {words('anyWriting')}
          </p>
        ) : (
          <CodePreview id={id} code={code} opens={false} />
        )}
      </div>
      {isRace && <RaceMap answer={answer} />}
      {isRace && <RaceChoices choices={choices} />}
      <NoServerNote isServerAway={isServerAway} />
      <TroubleNote trouble={trouble} />
      <BottomBar>
        {isRace ? (
          <Button
            type="submit"
            kind="primary"
            disabled={answer.status !== 'there'}
            waiting={isDealing ? dealing('dealing') : undefined}
          >
            {words('deal')}
          </Button>
        ) : (
          <SendButton code={code} />
        )}
      </BottomBar>
    </form>
  );
}

/** The choices that both tables must share, with a link to change them: "4 players · Normal · any length". */
function RaceChoices({ choices }: { choices: DealChoices }) {
  const words = useTranslations('race');
  const chosen = useTranslations('new');
  const start = useTranslations('start');
  const { players, mode, length, seats } = choices;
  const parts = [
    start('players', { count: players }),
    chosen(mode),
    players !== 2 && chosen(`wishedLength.${length}`),
    players !== 2 && seats !== 'any' && chosen(`wishedSeats.${seats}`),
  ];
  return (
    <PageLink href={ADDRESSES.newGame} className="choices text-note text-soft">
      <span className="grow">
        {words('alike', { choices: parts.filter(part => part !== false).join(' · ') })}
      </span>
      <Icon name="forward" className="size-5" />
    </PageLink>
  );
}

interface RaceMapProps {
  /** A map code. */
  readonly answer: QueryState<string>;
}

/** The map and its four digits to read out, for both tables to compare before they deal. */
function RaceMap({ answer }: RaceMapProps) {
  const words = useTranslations('race');
  const mapMessages = useTranslations('map');
  const map = answer.status === 'there' ? readStoredMap(answer.value) : undefined;
  return (
    <>
      <div className="chart" data-empty={map ? undefined : ''}>
        {map && <MapDrawing map={map} label={mapWords(mapMessages, map)} />}
        {answer.status === 'asked' && <p className="text-soft">{words('looking')}</p>}
        {answer.status === 'unasked' && <p className="text-soft">{words('fair')}</p>}
        {answer.status === 'refused' && <TroubleNote trouble={answer.trouble} />}
      </div>
      <div role="status" className="read-out">
        {map && (
          <>
            <p>
              <span className="block text-soft">{words('map')}</span>
              <b className="font-display tabular">{mapDigits(map)}</b>
            </p>
            <p>{words('readOut')}</p>
          </>
        )}
      </div>
    </>
  );
}

/** Wait for a pause in typing: the map would change with every letter. */
const PAUSE_MILLISECONDS = 300;

/** The code of the map that these words and choices would produce. */
function useRaceMap(choices: DealChoices): QueryState<string> {
  const seed = normalizeSeed(choices.seed);
  const body = dealBody(choices, 'own');
  return useServerQuery({
    about: seed === '' ? undefined : JSON.stringify({ ...body, seed }),
    ask: () => mapToDeal(body, seed),
    pause: PAUSE_MILLISECONDS,
  });
}
