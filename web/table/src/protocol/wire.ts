// How bytes travel between the page and a table.
export interface Wire {
    send(text: string): void;
    close(): void;
}
export interface WireEvents {
    open(): unknown;
    message(text: string): unknown;
    closed(): unknown;
}
export type OpenWire = (events: WireEvents) => Wire;

export function socketTo(address: string): OpenWire {
    return (events) => {
        const socket = new WebSocket(address);
        socket.onopen = () => events.open();
        socket.onmessage = (event) => events.message(String(event.data));
        socket.onclose = () => events.closed();
        return {send: (text) => socket.send(text), close: () => socket.close()};
    };
}

// A network may die without a word. Where nothing was heard for so long, the other side is asked whether it still hears,
// and where it does not answer in time, the connection is given up: within ten seconds in all.
const askAfter = 4000;
const answerWithin = 4500;

export class Pulse {
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly ask: () => void,
        private readonly giveUp: () => void,
    ) {}

    // Something was heard, or a connection was begun.
    heard(): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.askNow(), askAfter);
    }
    askNow(): void {
        clearTimeout(this.timer);
        this.ask();
        this.timer = setTimeout(this.giveUp, answerWithin);
    }
    stop(): void {
        clearTimeout(this.timer);
    }
}
