import { tablePage, titleOf } from '@/app/_server/tablePage';
import { TableScreen } from './TableScreen';

export const generateMetadata = titleOf('table');

export default tablePage(() => <TableScreen />);
