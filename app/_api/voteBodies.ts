import type { z } from 'zod';
import type { SeatNumber, Time } from '@/lib/game/seats/seat';
import { hexOf, type Instant, placeView, readCall } from '@/lib/game/views/views';
import type { EndCall, Find, MotionOn, SeenQuestion, Vote } from '@/lib/game/votes/motion';
import type { BODIES } from './bodies';

/**
 * Converts votes to the bodies of their calls, and back. In the call that takes a vote back, `agree` has no meaning.
 */

type Body<N extends keyof typeof BODIES> = z.infer<(typeof BODIES)[N]>;
type CastVote = Pick<Vote, 'answer' | 'seen'> & { readonly seat: SeatNumber };

/** The body of a vote for a hint, or to free a seat. */
export const voteBody = ({ seat, answer, seen }: CastVote): Body<'Vote'> => ({
  seat,
  agree: answer === 'agree',
  of: seen && { open: seen.isOpen, since: seen.since == null ? seen.since : instantOf(seen.since) },
});

const instantOf = (time: Time): Instant => new Date(time).toISOString();

export const assistBody = (
  { seat, answer }: CastVote,
  { level }: MotionOn<'assist'>,
): Body<'AssistVote'> => ({ seat, agree: answer === 'agree', level });

export const dealBody = (
  { seat, answer }: CastVote,
  { players }: MotionOn<'deal'>,
): Body<'DealVote'> => ({ seat, agree: answer === 'agree', players });

export const seenIn = ({ of }: Body<'Vote'>): SeenQuestion | undefined =>
  of && { isOpen: of.open, since: typeof of.since === 'string' ? Date.parse(of.since) : of.since };

/** With `found`, the body calls the end of the game; without it, it answers the end call of another seat. */
export function endBody(cast: CastVote, { found }: MotionOn<'end'>): Body<'EndVote'> {
  const vote = { seat: cast.seat, agree: cast.answer === 'agree' };
  if (found !== undefined) return { ...vote, ...findBody(found) };
  const call = vote.agree ? cast.seen?.call : undefined;
  return { ...vote, to: call ? { by: call.by, ...findBody(call.found) } : undefined };
}

const findBody = (found: Find | null) => ({
  found: found !== null,
  space: found?.space == null ? null : placeView(found.space),
});

export function endVoteIn({ agree, found, space, to }: Body<'EndVote'>) {
  const isCall = found !== undefined && agree;
  const call: EndCall | undefined = to && readCall({ ...to, space: to.space ?? null });
  return {
    motion: {
      about: 'end',
      ...(isCall && { found: found ? { space: (space && hexOf(space)) ?? null } : null }),
    },
    seen: isCall ? undefined : call && { isOpen: true, call },
  } as const satisfies Pick<Vote, 'motion' | 'seen'>;
}
