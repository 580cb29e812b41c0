import { LineDrawing } from '@/app/_ui/Icon';

const PATHS = {
  phone:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2',
  hexagon: 'M7 3.5h10l5 8.5-5 8.5H7L2 12ZM8.5 12l2.5 2.5 5-5',
  lines: 'M4 7h16M4 12h16M4 17h10',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
} as const;

interface ListIconProps {
  readonly name: keyof typeof PATHS;
  readonly className?: string;
}

/** Icons used only on the start page. */
export const ListIcon = ({ name, ...rest }: ListIconProps) => (
  <LineDrawing path={PATHS[name]} {...rest} />
);
