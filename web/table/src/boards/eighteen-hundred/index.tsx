import type {BoardModule} from "../board";
const board: BoardModule = {Board: () => null, icons: {}, figures: () => []};
export default board;
