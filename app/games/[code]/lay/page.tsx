import { tablePage, titleOf } from '@/app/games/tablePage';
import { LayScreen } from './LayScreen';

export const generateMetadata = titleOf('lay');

export default tablePage('lay', ({ code, mapCode }) => <LayScreen code={code} mapCode={mapCode} />);
