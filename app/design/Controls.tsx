'use client';

import { useState } from 'react';
import { TypedField } from '@/app/_codes/TypedField';
import { ScaleBar } from '@/app/_map/ScaleBar';
import { CopyText } from '@/app/_table/CopyText';
import { Button } from '@/app/_ui/Button';
import { Checkbox, Choice } from '@/app/_ui/Choice';
import { CodeField } from '@/app/_ui/CodeField';
import { Disclosure } from '@/app/_ui/Disclosure';
import { Icon } from '@/app/_ui/Icon';
import { ListRow } from '@/app/_ui/ListRow';
import { FieldTrouble, Message } from '@/app/_ui/Message';
import { QrCode } from '@/app/_ui/QrCode';
import { Sheet } from '@/app/_ui/Sheet';
import { ADDRESSES } from '@/app/addresses';
import { CardChoice } from '@/app/new/CardChoice';
import { Sample } from './Sample';

const KINDS = ['primary', 'plain', 'quiet'] as const;
const FOCUS = 'outline-3 outline-offset-2 outline-focus';
const PLAYERS = [2, 3, 4, 5].map(value => ({ value, label: value }));
const CARDS = [
  { value: 'normal', title: 'Normal', picture: null, text: 'Good for your first game.' },
  { value: 'advanced', title: 'Advanced', picture: null, text: 'Clues can say “not”.' },
];

/** Buttons, choices and text fields. `theme` makes the ids of the two columns different. */
export function Controls({ theme }: { theme: string }) {
  const [players, setPlayers] = useState(3);
  const [mode, setMode] = useState('normal');
  const [code, setCode] = useState('KRW');
  const [text, setText] = useState('AB378C2B1770744B5X');
  const [isTicked, setTicked] = useState(true);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {KINDS.map(kind => (
        <Sample key={kind} title={`button, ${kind}: rest, pressed, focus, off, waiting`}>
          <div className="flex flex-wrap gap-2">
            <Button kind={kind}>Deal</Button>
            <Button kind={kind} className="translate-y-px brightness-90">
              Deal
            </Button>
            <Button kind={kind} className={FOCUS}>
              Deal
            </Button>
            <Button kind={kind} disabled>
              Deal
            </Button>
            <Button kind={kind} waiting="Dealing…">
              Deal
            </Button>
          </div>
        </Sample>
      ))}
      <Sample title="choice">
        <Choice
          legend="How many players?"
          name={`${theme}-players`}
          options={PLAYERS}
          value={players}
          onChange={setPlayers}
        />
      </Sample>
      <Sample title="choice of cards">
        <CardChoice
          legend="Normal or advanced?"
          name={`${theme}-mode`}
          options={CARDS}
          value={mode}
          onChange={setMode}
        />
      </Sample>
      <Sample title="scale bar">
        <ScaleBar parts={[6, 8]} step={9} />
      </Sample>
      <Sample title="code field">
        <CodeField kind="letters" label="Code" value={code} onChange={setCode} />
      </Sample>
      <Sample title="field, with trouble">
        <TypedField
          label="Code, key or words"
          value={text}
          onChange={setText}
          isWrong
          line="whole"
          describedBy={`${theme}-trouble`}
        />
        <FieldTrouble id={`${theme}-trouble`}>S is never in a code. A Z, perhaps?</FieldTrouble>
      </Sample>
      <Sample title="tick: rest, off">
        <Checkbox
          label="As even as possible"
          note="Every seat."
          checked={isTicked}
          onChange={setTicked}
        />
        <Checkbox
          label="Handicap"
          note="Not for two."
          checked={false}
          disabled
          onChange={setTicked}
        />
      </Sample>
      <Sample title="message: news, warning, trouble">
        <Message kind="news" title="The hint">
          No clue says “within one”.
        </Message>
        <Message kind="warning" title="No connection since 20:14.">
          This is the last we heard.
        </Message>
        <Message kind="trouble" icon="scales" title="Two spaces fit: A1 and A7">
          A fair card leaves one.
        </Message>
      </Sample>
      <Sample title="list row, fold, text to copy">
        <ul className="border-t border-rule">
          <ListRow
            href={ADDRESSES.judge}
            mark={<Icon name="scales" className="mx-2 size-6" />}
            title="Check a card"
            note="Is a printed clue card fair?"
          />
        </ul>
        <Disclosure title="Map" note="a new one">
          <p>Fieldbook draws one.</p>
        </Disclosure>
        <CopyText label="Map code" text="AB378C2B1770744B57" />
      </Sample>
      <Sample title="QR code">
        <QrCode text="https://example.org/KRWNQT" className="size-24" />
      </Sample>
      <Sample title="sheet (it takes the page’s theme)">
        <Button onClick={() => setOpen(true)}>Open the {theme} one</Button>
        {isOpen && (
          <Sheet title="End the game?" onClose={() => setOpen(false)}>
            <p>Once two agree, every phone shows the habitat and all clues.</p>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Close the {theme} one
            </Button>
          </Sheet>
        )}
      </Sample>
    </>
  );
}
