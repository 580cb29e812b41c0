import type { Animal } from '@/lib/data/terms';

/** What an animal leaves behind: a bear's paw, three scratches of a cougar. About 8 units high. */
export function Track({ animal, className = '' }: { animal: Animal; className?: string }) {
  return (
    <g className={`track ${animal} ${className}`} transform="scale(.86)">
      {animal === 'bear' ? <Paw /> : <Scratches />}
    </g>
  );
}

function Paw() {
  return (
    <>
      <path d="M0 .4C1.9.4 3.4 2.1 3.1 3.5 2.8 4.9 1.2 4.3 0 4.3S-2.8 4.9-3.1 3.5C-3.4 2.1-1.9.4 0 .4Z" />
      <ellipse cx="-3.5" cy="-.5" rx="1" ry="1.5" transform="rotate(-22 -3.5 -.5)" />
      <ellipse cx="-1.3" cy="-2.4" rx="1.05" ry="1.6" />
      <ellipse cx="1.3" cy="-2.4" rx="1.05" ry="1.6" />
      <ellipse cx="3.5" cy="-.5" rx="1" ry="1.5" transform="rotate(22 3.5 -.5)" />
    </>
  );
}

function Scratches() {
  return (
    <path d="M-3.6-3.4Q-1.4 0-2.9 4.4-4.4.6-3.6-3.4ZM-.5-4.3Q1.7 0 .2 5-1.4.8-.5-4.3ZM2.7-3.4Q4.7 0 3.3 4.2 1.8.6 2.7-3.4Z" />
  );
}
