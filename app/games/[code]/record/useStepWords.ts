'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { useOwners } from '@/app/_table/useBoard';
import { formatHex } from '@/lib/map/hexName';
import type { BoardAction, RecordedAction } from '@/lib/play/boardActions';
import type { Piece, Player } from '@/lib/play/pieces';
import type { Objection, Step } from '@/lib/play/step';

/** The record in sentences, with the players' current names. */
export function useStepWords() {
  const words = useTranslations('record');
  const seats = useTable(state => state.view.seats);
  const owners = useOwners();
  const seatName = useSeatName();
  const format = useFormatter();

  function player(who: Player | undefined): string {
    const seat = who === undefined ? undefined : seats[who];
    return seat ? seatName(seat) : words('somebody');
  }
  const owner = (whose: number | undefined): string =>
    whose === undefined ? words('somebody') : (owners[whose]?.name ?? words('somebody'));

  /** "Eva asked Chiara at E1: a cube." */
  function action(done: RecordedAction, step: Step): string {
    const who = player(step.player);
    switch (done.type) {
      case 'place': {
        const { corrected: meant } = step;
        if (meant?.type !== 'place') return placed(done, step, who);
        return words('sentences', {
          before: placed(meant, step, who),
          after: atFirst(done, meant),
        });
      }
      case 'fix':
        return mended(step.corrected?.type === 'fix' ? step.corrected : done);
      case 'remove':
        return words('removed', {
          whose: owner(step.original?.owner),
          space: step.original ? formatHex(step.original.hex) : '',
        });
      case 'correct':
        return corrected(done.as, step.original ?? done.as);
      case 'mid-game':
        return words('begun');
      case 'skip':
        return words('passed', { who });
      case 'turn':
        return words('turnIs', { who: player(done.player) });
      case 'resume':
        return words('resumed', { space: formatHex(done.hex) });
      case 'reseat':
        return words('reseated', { names: format.list(done.order.map(player), { type: 'unit' }) });
    }
  }

  /** What was entered by mistake. */
  function atFirst(wrong: Piece, meant: Piece): string {
    if (wrong.owner !== meant.owner) return words('wasWrong', { wrong: owner(wrong.owner) });
    return wrong.hex === meant.hex
      ? words(`wasOtherKind.${wrong.kind}`)
      : words('wasElsewhere', { wrong: formatHex(wrong.hex) });
  }

  function corrected(right: Piece, wrong: Piece): string {
    const [space, whose] = [formatHex(right.hex), owner(right.owner)];
    if (right.owner !== wrong.owner)
      return words('corrected', { space, whose, wrong: owner(wrong.owner) });
    return right.hex === wrong.hex
      ? words(`correctedKind.${right.kind}`, { space })
      : words('correctedSpace', { whose, space, wrong: formatHex(wrong.hex) });
  }

  function mended({ owner: by, hex, kind, to }: Extract<BoardAction, { type: 'fix' }>): string {
    const [space, whose] = [formatHex(hex), owner(by)];
    return to === null
      ? words(`fixedOff.${kind}`, { whose, space })
      : words(`fixed.${kind}`, { whose, space, to: formatHex(to) });
  }

  function placed(done: Extract<BoardAction, { type: 'place' }>, step: Step, who: string): string {
    const { kind } = done;
    const space = formatHex(done.hex);
    const whose = owner(done.owner);
    // A piece that was never there neither asked nor answered.
    if (step.kind === 'gone') return words(`takenOff.${kind}`, { whose, space });
    switch (step.kind) {
      case 'share':
        return words(step.round === 2 ? 'sharedSecond' : 'shared', { whose, space });
      case 'question':
        return words(`asked.${kind}`, { who, asked: whose, space });
      case 'search':
        return words('searched', { who, space });
      case 'answer':
        return words(`answered.${kind}`, { asked: whose });
      case 'own-disc':
        return words('ownDisc', { whose, space });
      case 'earlier':
        return words(`alreadyThere.${kind}`, { whose, space });
      case 'payment':
        return words('paid', { who: whose, space });
      default:
        return words(`placed.${kind}`, { whose, space });
    }
  }

  /** "Eva has not paid yet." */
  function objection(against: Objection): string {
    switch (against.code) {
      case 'closed-space':
      case 'second-cube':
      case 'answer-missing':
      case 'disc-missing':
        return words(`objection.${against.code}`, {
          whose: owner(against.owner),
          space: formatHex(against.hex),
        });
      case 'sharing-incomplete':
        return words('objection.sharing-incomplete', { whose: owner(against.owner) });
      case 'payment-missing':
      case 'question-missing':
      case 'turn-missing':
        return words(`objection.${against.code}`, { who: player(against.player) });
    }
  }

  return { player, owner, action, objection };
}
