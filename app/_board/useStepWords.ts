'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { PLAIN_LIST } from '@/app/_words/plainList';
import type { Piece } from '@/lib/board/pieces';
import type { Player } from '@/lib/board/players';
import { formatHex } from '@/lib/map/hexName';
import type { BoardAction, RecordedAction } from '@/lib/play/boardActions';
import type { Objection, Step } from '@/lib/play/step';
import { useOwners, usePlayers } from './knownBoard';

/** Puts recorded actions and objections into sentences, with the players' current names. */
export function useStepWords() {
  const words = useTranslations('record');
  const owners = useOwners();
  const players = usePlayers();
  const format = useFormatter();

  function player(who: Player | undefined): string {
    return players[who ?? -1]?.name ?? words('somebody');
  }
  const owner = (index: number | undefined): string =>
    index === undefined ? words('somebody') : (owners[index]?.name ?? words('somebody'));

  /** "Eva asked Chiara at E1: a cube." */
  function action(recorded: RecordedAction, step: Step): string {
    const who = player(step.player);
    switch (recorded.type) {
      case 'place': {
        const { corrected: intended } = step;
        if (intended?.type !== 'place') return placed(recorded, step, who);
        return words('sentences', {
          before: placed(intended, step, who),
          after: mistake(recorded, intended),
        });
      }
      case 'fix':
        return fixed(step.corrected?.type === 'fix' ? step.corrected : recorded);
      case 'remove':
        return words('removed', {
          whose: owner(step.original?.owner),
          space: step.original ? formatHex(step.original.hex) : '',
        });
      case 'correct':
        return corrected(recorded.as, step.original ?? recorded.as);
      case 'mid-game':
        return words('begun');
      case 'skip':
        return words('passed', { who });
      case 'turn':
        return words('turnIs', { who: player(recorded.player) });
      case 'reseat':
        return words('reseated', {
          names: format.list(recorded.order.map(player), PLAIN_LIST),
        });
    }
  }

  /** Says what was entered by mistake. */
  function mistake(wrong: Piece, intended: Piece): string {
    if (wrong.owner !== intended.owner) return words('wasWrong', { wrong: owner(wrong.owner) });
    return wrong.hex === intended.hex
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

  function fixed({ owner: by, hex, kind, to }: Extract<BoardAction, { type: 'fix' }>): string {
    const [space, whose] = [formatHex(hex), owner(by)];
    return to === null
      ? words(`fixedOff.${kind}`, { whose, space })
      : words(`fixed.${kind}`, { whose, space, to: formatHex(to) });
  }

  function placed(
    recorded: Extract<BoardAction, { type: 'place' }>,
    step: Step,
    who: string,
  ): string {
    const { kind } = recorded;
    const space = formatHex(recorded.hex);
    const whose = owner(recorded.owner);
    // A piece that was never on the board was no question and no answer.
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
