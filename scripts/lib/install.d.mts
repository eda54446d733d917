export declare function installed(folder?: string, needed?: { readonly checks?: boolean }): boolean;
export declare function install(needed?: { readonly checks?: boolean }): Promise<void>;
