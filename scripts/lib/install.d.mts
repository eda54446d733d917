export declare function installed(folder?: string): boolean;
export declare function install(): Promise<void>;
