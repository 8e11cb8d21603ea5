import { ProTablePage } from "./pro-table-page.tsx";
import { show } from "./show.tsx";

show(<ProTablePage />);
