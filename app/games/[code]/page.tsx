import { tablePage, titleOf } from '@/app/games/tablePage';
import { TableScreen } from './TableScreen';

export const generateMetadata = titleOf('table');

export default tablePage('table', () => <TableScreen />);
