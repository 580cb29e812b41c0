'use client';

import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodePreview } from '@/app/_codes/CodePreview';
import { SendButton, TypedField } from '@/app/_codes/TypedField';
import { useCode } from '@/app/_codes/useCode';
import { MapPage } from '@/app/_map/MapPage';
import { MapPanel } from '@/app/_map/MapPanel';
import {
  choose,
  type DealChoices,
  rehydrateChoices,
  useDealChoices,
} from '@/app/_state/dealChoices';
import { type QueryState, useServerQuery } from '@/app/_state/useServerQuery';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { ADDRESSES } from '@/app/addresses';
import { normalizeSeed } from '@/lib/game/deal/spokenSeed';
import { parseTyped } from '@/lib/game/typedInput';
import type { Hex } from '@/lib/map/hexSet';
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
  const formId = useId();
  const code = useCode({ box: 'words' });
  const choices = useDealChoices();
  const answer = useRaceMap(choices);
  const { isDealing, trouble, deal } = useDeal({ isRace: true });
  const { isServerAway } = useServerWatch();
  const isRace = code.typed.kind === 'words' || code.typed.kind === 'nothing';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for words chosen on another page
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
    else if (answer.status === 'loaded') deal();
  }

  return (
    <MapPage
      title={words('title')}
      note={words('about')}
      back={{ href: ADDRESSES.newGame, label: dealing('toNewGame') }}
      map={<RaceMap answer={isRace ? answer : { status: 'idle' }} />}
      content={
        <>
          {isRace && <RaceChoices choices={choices} />}
          <form id={formId} onSubmit={send} className="grid grid-cols-1 gap-1">
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
          </form>
          <NoServerNote isServerAway={isServerAway} />
          <TroubleNote trouble={trouble} />
        </>
      }
      actions={
        isRace ? (
          <Button
            type="submit"
            form={formId}
            kind="primary"
            disabled={answer.status !== 'loaded'}
            waiting={isDealing ? dealing('dealing') : undefined}
          >
            {words('deal')}
          </Button>
        ) : (
          <SendButton code={code} form={formId} />
        )
      }
    />
  );
}

/** The choices that must be the same at both tables, with a link to change them: "4 players · Normal · any length". */
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
  /** The map's code. */
  readonly answer: QueryState<string>;
}

/** The map, and its four digits to be read aloud, so that both tables can compare before they deal. */
function RaceMap({ answer }: RaceMapProps) {
  const words = useTranslations('race');
  const [chosen, setChosen] = useState<Hex>();
  const code = answer.status === 'loaded' ? answer.value : undefined;
  const map = useMemo(() => (code === undefined ? undefined : readStoredMap(code)), [code]);
  if (map === undefined)
    return (
      <div className="map-window no-map">
        {answer.status === 'loading' && <p className="text-soft">{words('looking')}</p>}
        {answer.status === 'idle' && <p className="text-soft">{words('fair')}</p>}
        {answer.status === 'refused' && <TroubleNote trouble={answer.trouble} />}
      </div>
    );
  return (
    <MapPanel
      map={map}
      chosen={chosen}
      onChoose={setChosen}
      caption={
        <div role="status" className="map-digits">
          <p className="digits">
            <span className="text-note text-soft">{words('map')}</span>{' '}
            <b className="font-display tabular">{mapDigits(map)}</b>
          </p>
          <p className="ask text-note">{words('readOut')}</p>
        </div>
      }
    />
  );
}

/** The pause in typing before the map is computed: it would change with every letter. */
const PAUSE_MILLISECONDS = 300;

/** The code of the map that these words and choices yield. */
function useRaceMap(choices: DealChoices): QueryState<string> {
  const seed = normalizeSeed(choices.seed);
  const body = dealBody(choices, 'own');
  return useServerQuery({
    about: seed === '' ? undefined : JSON.stringify({ ...body, seed }),
    ask: () => mapToDeal(body, seed),
    pause: PAUSE_MILLISECONDS,
  });
}
